/** Exit code of a matrix that has found something, which no failure of Node has. */
export const MATRIX_FOUND = 43;
