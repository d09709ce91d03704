/** The timings of the app, in seconds. */
export const DURATION = { short: 0.15, medium: 0.3, long: 0.45 };
export const STANDARD = [0.2, 0, 0, 1] as const;
