import { serve } from '../../../../../tests/js/serve';
import { section as orders } from '../../sections/orders';
import { section as subscriptions } from '../../sections/subscriptions';
import type { Route } from '../../../../../tests/js/serve';

const load = async ( answer: Route ) => {
	serve( { 'payments/attention': () => answer } );
	return [
		...( ( await orders.loadAlerts?.() ) ?? [] ),
		...( ( await subscriptions.loadAlerts?.() ) ?? [] ),
	];
};

describe( 'what Home tells of payments', () => {
	it( 'is nothing where all is well', async () => {
		expect(
			await load( {
				body: {
					has_flood: false,
					takes_payments: true,
					disputed_orders: 0,
					disputed_subscriptions: 0,
				},
			} )
		).toEqual( [] );
	} );

	it( 'leads to the switch that stops payments, and to what is disputed', async () => {
		const alerts = await load( {
			body: {
				has_flood: true,
				takes_payments: true,
				disputed_orders: 1,
				disputed_subscriptions: 2,
			},
		} );
		expect( alerts.map( ( { href } ) => href ) ).toEqual( [
			'#/payments',
			'#/orders?dispute=open&mode=live',
			'#/subscriptions?dispute=open&mode=live',
		] );
		expect( alerts[ 1 ]?.text ).toMatch( /^1 payment is disputed\./ );
		expect( alerts[ 2 ]?.text ).toMatch( /^2 subscriptions have/ );
	} );

	it( 'offers to stop payments of whoever tests cards, until they are stopped', async () => {
		const body = {
			has_flood: true,
			takes_payments: true,
			disputed_orders: 0,
			disputed_subscriptions: 0,
		};
		const [ alert ] = await load( { body } );
		const sent = serve( {
			'jetpack/v4/settings': () => ( { body: { code: 'success' } } ),
		} );
		await alert?.action?.run();
		expect( sent[ 0 ]?.body ).toEqual( {
			slipstream_payments_stopped: true,
		} );
		const [ stopped ] = await load( {
			body: { ...body, takes_payments: false },
		} );
		expect( stopped?.action ).toBeUndefined();
		expect( stopped?.text ).toMatch( /New payments are stopped now/ );
	} );

	it( 'is not nothing where nobody knows', async () => {
		await expect(
			load( {
				status: 503,
				body: { code: 'checkout_not_counted', message: 'Later.' },
			} )
		).rejects.toThrow();
	} );
} );
