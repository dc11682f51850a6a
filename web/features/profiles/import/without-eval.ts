// Before any schema is made: the content policy refuses `new Function`, which zod would try with the first.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
