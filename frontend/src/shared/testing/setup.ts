import { configure } from '@testing-library/react';

// A busy machine is slow. `waitFor` and `findBy…` return as soon as they can, so a long limit costs nothing.
configure({ asyncUtilTimeout: 20_000 });
