import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useSavingLock } from '../use-saving-lock';
import type { ReactNode } from 'react';

const locks = new Set< string >();
const registry = createRegistry();
registry.register(
	createReduxStore( 'core/editor', {
		reducer: ( state: object = {} ) => state,
		actions: {
			lockPostSaving: ( name: string ) => {
				locks.add( name );
				return { type: 'LOCK' };
			},
			unlockPostSaving: ( name: string ) => {
				locks.delete( name );
				return { type: 'UNLOCK' };
			},
		},
	} )
);

const begin = () =>
	renderHook( () => useSavingLock( 'jam' ), {
		wrapper: ( { children }: { children: ReactNode } ) => (
			<RegistryProvider value={ registry }>{ children }</RegistryProvider>
		),
	} );

beforeEach( () => {
	jest.useFakeTimers();
	locks.clear();
} );
afterEach( () => {
	jest.useRealTimers();
} );

describe( 'a post', () => {
	it( 'can be saved once there is an answer, or it failed', async () => {
		const { result } = begin();
		let answer: () => void = () => undefined;
		const good = result.current(
			new Promise< void >( ( resolve ) => {
				answer = resolve;
			} )
		);
		expect( locks.size ).toBe( 1 );
		answer();
		await act( () => good );
		expect( locks.size ).toBe( 0 );
		await act( () =>
			result
				.current( Promise.reject( new Error( 'No.' ) ) )
				.catch( () => undefined )
		);
		expect( locks.size ).toBe( 0 );
	} );

	it( 'can be saved after ten seconds, whatever the server does', () => {
		const { result } = begin();
		void result.current( new Promise( () => undefined ) );
		act( () => jest.advanceTimersByTime( 9_999 ) );
		expect( locks.size ).toBe( 1 );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( locks.size ).toBe( 0 );
	} );

	it( 'waits for each block that waits', async () => {
		const one = begin();
		const other = begin();
		void one.result.current( new Promise( () => undefined ) );
		await act( () => other.result.current( Promise.resolve() ) );
		expect( locks.size ).toBe( 1 );
		one.unmount();
		expect( locks.size ).toBe( 0 );
	} );
} );
