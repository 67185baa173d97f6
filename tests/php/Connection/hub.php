<?php
/**
 * Does something on the hub that tests talk to, in a process of its own. SLIPSTREAM_TEST_PREFIX names its tables.
 * Prints JSON. Arguments: install {address} | answer {request_uri} {site} approve|share|deny | license | maps {token} |
 * ai {address}
 * | used {site} | limit {requests} | forget | tier {site} {tier} | status {site} {status}
 */

declare( strict_types=1 );

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Hub\Hub_Module;
use Slipstream\Hub\Plans\Tiers;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Random_Secret;

$slipstream_arguments = array_slice( $argv, 1 );
if ( 'install' === $slipstream_arguments[0] ) {
	passthru( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( dirname( __DIR__ ) . '/install.php' ) );
}

require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';

$slipstream_hub = Plugin::module( Hub_Module::class );
switch ( $slipstream_arguments[0] ) {
	case 'install':
		update_option( 'home', $slipstream_arguments[1] );
		update_option( 'siteurl', $slipstream_arguments[1] );
		update_option( 'blogname', 'The hub' );
		$slipstream_switch = Plugin::modules()->switchable( 'hub' );
		if ( $slipstream_switch instanceof Switchable ) {
			Plugin::modules()->set( $slipstream_switch, true );
		}
		( new Installer( Plugin::modules() ) )->install();
		$slipstream_answer = $slipstream_hub->services()->invitations()->make( 'Tests', 7, 100, 'free' );
		break;
	case 'answer':
		$slipstream_site    = (int) $slipstream_arguments[2];
		$slipstream_request = $slipstream_hub->services()->requests()->waiting(
			$slipstream_arguments[1],
			$slipstream_site
		);
		if ( null === $slipstream_request ) {
			$slipstream_answer = null;
			break;
		}
		$slipstream_shared = 'share' === $slipstream_arguments[3];
		if ( 'deny' === $slipstream_arguments[3] ) {
			$slipstream_hub->services()->requests()->deny( $slipstream_request->id, Random_Secret::token() );
			$slipstream_answer = $slipstream_request->answer( array( 'error' => 'access_denied' ) );
			break;
		}
		$slipstream_accounts = $slipstream_hub->services()->accounts();
		$slipstream_account  = $slipstream_request->is_owner
			? $slipstream_accounts->of_email( 'owner@example.test' )
			: $slipstream_accounts->of_site_user(
				$slipstream_site,
				$slipstream_request->user_id,
				$slipstream_request->display_name
			);
		$slipstream_code     = Random_Secret::token();
		$slipstream_hub->services()->requests()->approve(
			$slipstream_request->id,
			$slipstream_account,
			$slipstream_shared,
			$slipstream_code
		);
		$slipstream_answer = $slipstream_request->answer(
			array(
				'code' => $slipstream_code,
			) + ( $slipstream_shared ? array( 'share_email' => '1' ) : array() )
		);
		break;
	case 'license':
		$slipstream_answer = $slipstream_hub->services()->licenses()->issue( 'unlimited', 30 )[1];
		break;
	case 'maps':
		$slipstream_answer = update_option( Hub_Settings::MAPBOX, $slipstream_arguments[1] );
		break;
	case 'ai':
		update_option( Ai_Server_Settings::BASE_URL, $slipstream_arguments[1] );
		update_option( Ai_Server_Settings::KEY, 'sk-hub-0123456789abcdefABCDEF' );
		update_option( Ai_Server_Settings::MODEL, 'fake-model' );
		$slipstream_answer = true;
		break;
	case 'limit':
		$slipstream_tier   = array(
			'slug'     => 'free',
			'name'     => 'Free',
			'requests' => (int) $slipstream_arguments[1],
		);
		$slipstream_answer = '0' === $slipstream_arguments[1]
			? delete_option( Tiers::OPTION )
			: update_option( Tiers::OPTION, array( $slipstream_tier ) );
		break;
	case 'withheld':
		$slipstream_answer = update_option(
			Tiers::OPTION,
			array(
				array(
					'slug'     => 'free',
					'name'     => 'Free',
					'requests' => 20,
					'withheld' => array_values( array_filter( explode( ',', $slipstream_arguments[1] ) ) ),
				),
				array(
					'slug'     => 'unlimited',
					'name'     => 'Unlimited',
					'requests' => 0,
					'withheld' => array_values( array_filter( explode( ',', $slipstream_arguments[2] ) ) ),
				),
			)
		);
		break;
	case 'used':
		$slipstream_answer = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used(
			"hub:$slipstream_arguments[1]"
		)['requests'];
		break;
	case 'forget':
		foreach ( Plugin::module( Hub_Module::class )->tables() as $slipstream_table => $slipstream_columns ) {
			if ( 'slipstream_hub_invitations' !== $slipstream_table ) {
				$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}$slipstream_table" );
			}
		}
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}slipstream_counters" );
		$slipstream_answer = true;
		break;
	case 'tier':
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator' ) )[0]->ID );
		$slipstream_request = new WP_REST_Request( 'POST', "/slipstream/v1/hub/admin/sites/$slipstream_arguments[1]" );
		$slipstream_request->set_body_params( array( 'tier' => $slipstream_arguments[2] ) );
		$slipstream_answer = rest_get_server()->dispatch( $slipstream_request )->get_data();
		break;
	default:
		$slipstream_hub->services()->sites()->update(
			(int) $slipstream_arguments[1],
			array( 'status' => $slipstream_arguments[2] )
		);
		$slipstream_answer = true;
}
echo wp_json_encode( $slipstream_answer );
