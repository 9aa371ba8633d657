import { configure } from '@testing-library/react';

// A busy machine shows things later; no test is a stopwatch.
configure({ asyncUtilTimeout: 5_000 });
