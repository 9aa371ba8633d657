import { configure } from '@testing-library/react';

// A busy machine is slow. `waitFor` and `findBy…` return when the state is there, so a generous limit costs nothing.
configure({ asyncUtilTimeout: 20_000 });
