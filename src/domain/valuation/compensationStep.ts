/** Step of the inputs of compensation, UGX. */
export const compensationStep = 1000;
