export { Components as default } from "./components";
