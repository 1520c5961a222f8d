export const page = {
  page: { updated: 'Stand: {{date}}' },
} as const;
