/** Styles are taken out by the build. */
declare module '*.scss';
