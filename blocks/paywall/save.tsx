/** Writes nothing: the server cuts the post here. */
export const save = () => null;
