/** Says that nothing fits what was typed, also to whoever does not see the list that stays empty. */
export const NoOptions = ({ children }: { children: React.ReactNode }) => (
  <span role="status">{children}</span>
);
