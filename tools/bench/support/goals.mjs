import { round } from "../../../scripts/support/table.mjs";

/**
 * A number to reach, and the measured one.
 * @typedef {object} Goal
 * @property {string} name what is measured
 * @property {number} figure the result
 * @property {number} [most] reached at this figure or below
 * @property {number} [least] reached at this figure or above
 * @property {string} [unit] such as "ms"; printed after both numbers
 * @property {string} [where] which of several measurements the figure is, such as "work, mobile"
 */

/** Whether the figure reaches the goal. The figure is not rounded. */
export function reached({ figure, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) {
  return figure <= most && figure >= least;
}

/**
 * The goals as rows of a table, each with our figure.
 * @param {readonly Goal[]} goals
 */
export function goalRows(goals) {
  return goals.map((goal) => {
    const unit = goal.unit ? ` ${goal.unit}` : "";
    return {
      goal: goal.name,
      wanted: goal.most === undefined ? `≥ ${goal.least}${unit}` : `≤ ${goal.most}${unit}`,
      figure: `${round(goal.figure)}${unit}`,
      reached: reached(goal) ? "yes" : "NO",
      where: goal.where ?? "",
    };
  });
}

/**
 * The candidate with the greatest figure, or the first of equals.
 * @template {{ figure: number }} T
 * @param {readonly T[]} candidates at least one
 * @returns {T}
 */
export function greatest(candidates) {
  return candidates.reduce((worst, candidate) => (candidate.figure > worst.figure ? candidate : worst));
}

/** The candidate with the least figure, or the first of equals. See `greatest`. */
export function least(candidates) {
  return candidates.reduce((worst, candidate) => (candidate.figure < worst.figure ? candidate : worst));
}
