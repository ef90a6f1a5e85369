export default { reactCompiler: true };
