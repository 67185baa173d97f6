import { serve } from '../../../../../../tests/js/serve';
import { loadHealthAlerts } from '../alerts';
import { installSettings } from '../../../../../ai-ui/test/support';

const check = ( id: string, status: string ) => ( {
	id,
	label: id,
	status,
	text: 'So it stands.',
} );

it.each( [ 'connection', 'payments_flood' ] )(
	'leaves it to its own section, for those whom that tells: %s',
	async ( id ) => {
		const load = async ( canManage: boolean ) => {
			serve( {
				'slipstream/v1/health': () => ( {
					body: {
						checks: [ check( id, 'critical' ) ],
						report: '',
					},
				} ),
			} );
			installSettings( { permissions: { manage_options: canManage } } );
			return ( await loadHealthAlerts() ).map( ( alert ) => alert.id );
		};
		expect( await load( true ) ).toEqual( [] );
		expect( await load( false ) ).toEqual( [ `health-${ id }` ] );
	}
);

it( 'leads to where each thing that is not well is fixed', async () => {
	serve( {
		'slipstream/v1/health': () => ( {
			body: {
				checks: [
					check( 'cron', 'warning' ),
					check( 'mail', 'critical' ),
					check( 'ai_server', 'critical' ),
					check( 'instagram', 'warning' ),
					check( 'connection', 'warning' ),
					check( 'payments_events_late', 'warning' ),
					check( 'payments_webhook_live', 'warning' ),
					check( 'tables', 'good' ),
				],
				report: '',
			},
		} ),
	} );
	expect(
		( await loadHealthAlerts() ).map( ( { id, href } ) => [ id, href ] )
	).toEqual( [
		[ 'health-cron', '#/health' ],
		[ 'health-mail', '#/email' ],
		[ 'health-ai_server', '#/add-jetpack-ai' ],
		[ 'health-instagram', '#/photo-feed' ],
		[ 'health-connection', '#/connection' ],
		[ 'health-payments_events_late', '#/earnings' ],
		[ 'health-payments_webhook_live', '#/payments' ],
	] );
} );
