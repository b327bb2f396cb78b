import * as z from 'zod/mini';

const text = z.optional(z.string().check(z.maxLength(1000)));

/** An employee as a form sends it; `location` and `contactEmail` are other names of `airport_id` and `email`. */
export const employeeInput = z.object({
  first_name: text,
  last_name: text,
  phone: text,
  handy: text,
  email: text,
  contactEmail: text,
  Qualifications: text,
  airport_id: z.optional(z.nullable(z.int())),
  location: z.optional(z.nullable(z.int())),
  Languages: z.optional(z.array(z.int()).check(z.maxLength(100))),
});
export type EmployeeInput = z.infer<typeof employeeInput>;
