<?php
/**
 * One of many processes that use an invitation, a code, a license or an address at the same moment: attempts.php {what}
 * {value} {number}. Says when it is ready, waits for a line, prints whether it was the one.
 */

declare( strict_types=1 );

use Slipstream\Http\Request_Error;
use Slipstream\Hub\Hub_Module;
use Slipstream\Plugin;
use Slipstream\Signatures\Address_Proof;
use Slipstream\Tests\Hub\Client_Site;

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';
require __DIR__ . '/Client_Site.php';

list( , $slipstream_what, $slipstream_value, $slipstream_number ) = $argv;

$slipstream_hub = Plugin::module( Hub_Module::class )->services();
add_filter( 'slipstream_hub_private_sites', '__return_true' );
echo "ready\n";
fgets( STDIN );
try {
	switch ( $slipstream_what ) {
		case 'invitation':
			$slipstream_hub->invitations()->take( (int) $slipstream_value, (int) $slipstream_number + 1, "https://site-$slipstream_number.example" );
			break;
		case 'register':
		case 'register-same':
			$slipstream_site  = new Client_Site( 'https://site-' . ( 'register' === $slipstream_what ? $slipstream_number : 'x' ) . '.example' );
			$slipstream_claim = array( 'public_key' => 'the-key' ) + $slipstream_site->application();
			add_filter(
				'pre_http_request',
				static fn (): array => array(
					'headers'  => array(),
					'body'     => (string) wp_json_encode( Address_Proof::of( $slipstream_claim['secret_2'], rest_url(), 'the-key', $slipstream_site->home, $slipstream_site->home ) ),
					'response' => array(
						'code'    => 200,
						'message' => '',
					),
					'cookies'  => array(),
					'filename' => null,
				)
			);
			$slipstream_hub->registration()->register(
				array(
					'home'       => $slipstream_site->home,
					'siteurl'    => $slipstream_site->home,
					'name'       => 'A site',
					'public_key' => 'the-key',
					'version'    => '',
					'plugins'    => '',
				),
				$slipstream_value,
				$slipstream_claim
			);
			break;
		case 'code':
			$slipstream_hub->requests()->exchange( $slipstream_value, 1, 'https://site.example/wp-admin/' );
			break;
		case 'approve':
			$slipstream_hub->requests()->approve( (int) $slipstream_value, 1, false, "code-$slipstream_number" ) || die( '0' );
			break;
		case 'license':
			$slipstream_hub->licenses()->attach(
				$slipstream_value,
				$slipstream_hub->links()->find( (int) $slipstream_number + 1, 1 )
			);
			break;
		case 'leave':
			$slipstream_hub->links()->remove( 1, (int) $slipstream_number + 1 );
			break;
		case 'owner':
			$slipstream_hub->links()->transfer( 1, (int) $slipstream_number + 1 );
			break;
		case 'site':
			0 === $slipstream_hub->sites()->add(
				array(
					'home'       => $slipstream_value,
					'siteurl'    => $slipstream_value,
					'public_key' => "key-$slipstream_number",
					'status'     => 'pending',
					'plugins'    => '',
				)
			) && die( '0' );
			break;
	}
	echo '1';
} catch ( Request_Error $slipstream_error ) {
	in_array(
		$slipstream_error->error_code,
		array( 'invitation_used_up', 'invalid_grant', 'license_attached', 'owner_has_users', 'not_linked' ),
		true
	) || die( $slipstream_error->error_code );
	echo '0';
}
