import { act, renderHook } from '@testing-library/react';
import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { useSaving } from '../hooks/use-saving';
import { jam } from './jam';

it( 'sends what was changed while it was saving', async () => {
	const sent: { price: number; answer: () => void }[] = [];
	const registry = createRegistry();
	registry.register(
		createReduxStore( 'core', {
			reducer: ( state: object = {} ) => state,
			actions: {
				saveEntityRecord:
					(
						_kind: string,
						_name: string,
						record: { meta: { spay_price: number } }
					) =>
					() =>
						new Promise( ( resolve ) => {
							sent.push( {
								price: record.meta.spay_price,
								answer: () => resolve( { id: 9 } ),
							} );
						} ),
			},
		} )
	);
	const { result, rerender } = renderHook(
		( { price } ) =>
			useSaving(
				{
					attributes: { ...jam, price },
					setAttributes: () => undefined,
				},
				false
			),
		{
			initialProps: { price: 12.5 },
			wrapper: ( { children } ) => (
				<RegistryProvider value={ registry }>
					{ children }
				</RegistryProvider>
			),
		}
	);
	act( () => result.current.save() );
	rerender( { price: 13 } );
	act( () => result.current.save() );
	expect( sent.map( ( { price } ) => price ) ).toEqual( [ 12.5 ] );
	await act( async () => sent[ 0 ]?.answer() );
	expect( sent.map( ( { price } ) => price ) ).toEqual( [ 12.5, 13 ] );
} );
