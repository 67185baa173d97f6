<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Support\System_Clock;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;
use WP_Error;

require_once __DIR__ . '/Routes_Case.php';

/**
 * Holds docs/routes.md and the code together.
 */
final class Routes_Test extends Routes_Case {

	private const CALLERS = array(
		'no login',
		'subscriber',
		'contributor',
		'author',
		'editor',
		'administrator',
		'forged',
		'other site',
	);

	/** A well-formed request for each route that needs more than its address. */
	public const PARAMS = array(
		'POST /jetpack/v4/connection'                     => array( 'isActive' => false ),
		'POST /jetpack/v4/connection/user'                => array( 'linked' => false ),
		'POST /jetpack/v4/licensing/error'                => array( 'error' => 'x' ),
		'POST /jetpack/v4/licensing/set-license'          => array( 'license' => 'x' ),
		'POST /jetpack/v4/licensing/user/activation-notice-dismiss' => array( 'last_detached_count' => 1 ),
		'POST /jetpack/v4/licensing/attach-licenses'      => array( 'licenses' => array( 'x' ) ),
		'POST /jetpack/v4/connection/owner'               => array( 'owner' => 1 ),
		'POST /slipstream/v1/connection/provider'         => array( 'address' => '' ),
		'POST /slipstream/v1/connection/provider/test'    => array( 'address' => 'https://hub.example.test' ),
		'POST /slipstream/v1/connection/alarms'           => array( 'dismiss' => true ),
		'POST /slipstream/v1/connection/upgrade-request'  => array( 'tier' => 'large' ),
		'POST /wpcom/v2/jetpack-ai-query'                 => array(
			'question' => 'Why?',
			'stream'   => false,
		),
		'POST /wpcom/v2/jetpack-ai-image'                 => array( 'prompt' => 'A boat' ),
		'POST /slipstream/v1/ai-query/stop'               => array(
			'request_id' => '5f0c4d3e-0000-4000-8000-000000000000',
		),
		'POST /jetpack/v4/settings'                       => array( 'slipstream_ai_model' => 'm' ),
		'POST /jetpack/v4/module/all/active'              => array( 'modules' => array( 'related-posts' ) ),
		'POST /my-jetpack/v1/site/products/install'       => array( 'products' => array( 'jetpack-forms' ) ),
		'POST /my-jetpack/v1/site/products/activate'      => array( 'products' => array( 'jetpack-forms' ) ),
		'DELETE /my-jetpack/v1/site/products/deactivate'  => array( 'products' => array( 'jetpack-forms' ) ),
		'POST /my-jetpack/v1/site/products/interstitials' => array( 'products' => array( 'stats' => true ) ),
		'POST /slipstream/v1/blocks/active'               => array(
			'blocks' => array( 'jetpack/markdown' ),
			'active' => true,
		),
		'GET /slipstream/v1/gifs'                         => array( 'search' => 'cat' ),
		'GET /wpcom/v2/instagram-gallery/gallery'         => array(
			'access_token' => 424242,
			'count'        => 9,
		),
		'GET /slipstream/v1/map/places'                   => array(
			'search'   => 'Bern',
			'provider' => 'mapbox',
		),
		'POST /wpcom/v2/service-api-keys/{service}'       => array( 'service_api_key' => 'sk.secret' ),
		'GET /wpcom/v2/resolve-redirect'                  => array( 'url' => 'https://example.test/' ),
		'POST /jetpack/v4/module/{slug}'                  => array( 'show_headline' => true ),
		'POST /jetpack/v4/settings/{slug}'                => array( 'show_headline' => true ),
		'POST /jetpack/v4/module/{slug}/active'           => array( 'active' => true ),
		'POST /jetpack/v4/verify-site/google'             => array( 'keyring_id' => 1 ),
		'POST /jetpack/v4/recommendations/data'           => array( 'data' => array( 'site-type-personal' => true ) ),
		'POST /jetpack/v4/recommendations/step'           => array( 'step' => 'summary' ),
		'POST /jetpack/v4/setup/questionnaire'            => array( 'status' => 'completed' ),
		'POST /jetpack/v4/plugins'                        => array( 'slug' => 'akismet' ),
		'POST /slipstream/v1/stats/view'                  => array( 'post' => 0 ),
		'POST /jetpack/v4/notice/{notice}'                => array( 'dismissed' => true ),
		'POST /jetpack/v4/options/{options}'              => array( 'reset' => true ),
		'POST /jetpack/v4/search/settings'                => array( 'module_active' => true ),
		'POST /jetpack/v4/tracking/settings'              => array( 'tracks_opt_out' => true ),
		'POST /jetpack/v4/wordads/settings'               => array( 'module_active' => true ),
		'POST /slipstream/v1/forms/bulk'                  => array(
			'ids'    => array( 1 ),
			'action' => 'read',
		),
		'POST /slipstream/v1/hub/register'                => array(
			'home'       => 'https://other.test',
			'siteurl'    => 'https://other.test',
			'public_key' => 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
			'secret_1'   => 'aaaaaaaaaaaaaaaaaaaa',
			'secret_2'   => 'bbbbbbbbbbbbbbbbbbbb',
			'state'      => 1,
		),
		'POST /slipstream/v1/hub/authorize-request'       => array(
			'user_id'      => 1,
			'role'         => 'author',
			'display_name' => 'Ada',
			'redirect_uri' => 'https://other.test/wp-admin/',
			'state'        => 'x',
		),
		'POST /slipstream/v1/hub/token'                   => array(
			'grant_type'   => 'authorization_code',
			'code'         => 'x',
			'redirect_uri' => 'https://other.test/wp-admin/',
		),
		'POST /slipstream/v1/hub/owner'                   => array( 'owner' => 1 ),
		'POST /slipstream/v1/hub/site'                    => array(
			'home'     => 'https://other.test',
			'siteurl'  => 'https://other.test',
			'secret_1' => 'aaaaaaaaaaaaaaaaaaaa',
			'secret_2' => 'bbbbbbbbbbbbbbbbbbbb',
			'state'    => 0,
		),
		'POST /slipstream/v1/hub/site/alarms'             => array( 'dismiss' => true ),
		'POST /slipstream/v1/hub/site/key'                => array(
			'public_key' => 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
			'proof'      => 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==',
		),
		'POST /slipstream/v1/hub/upgrade-request'         => array( 'tier' => 'unlimited' ),
		'POST /slipstream/v1/hub/licenses/attach'         => array( 'licenses' => array( 'x' ) ),
		'POST /slipstream/v1/hub/admin/invitations'       => array(
			'label' => 'Customers',
			'days'  => 7,
			'sites' => 3,
		),
		'POST /slipstream/v1/hub/admin/licenses'          => array( 'tier' => 'unlimited' ),
	);

	/** @return iterable<string, array{string, string, string, string, int}> Each row of the table and each caller. */
	public static function calls(): iterable {
		foreach ( self::table() as $row ) {
			foreach ( self::CALLERS as $at => $caller ) {
				yield "$row[0] $row[1] as $caller" => array(
					$row[0],
					$row[1],
					$row[2],
					$caller,
					(int) $row[ 3 + $at ],
				);
			}
		}
	}

	/** @dataProvider calls */
	public function test_answers_as_the_table_says(
		string $method,
		string $route,
		string $signed,
		string $caller,
		int $status
	): void {
		$owner = $this->sign_in_owner();
		$site  = Plugin::module( Connection_Module::class )->connection();
		$site->register( $owner->ID );
		$site->link( 1 );
		$role = in_array( $caller, array( 'forged', 'other site' ), true ) ? 'administrator' : $caller;
		$user = 0;
		if ( 'no login' === $role ) {
			wp_set_current_user( 0 );
		} else {
			$user = $this->sign_in( $role )->ID;
			$site->link( $user );
		}
		self::assertSame( $status, $this->call( $method, $route, $signed, $caller, $user ) );
	}

	public function test_every_registered_route_is_in_the_table(): void {
		$registered = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$callback = $handler['callback'] ?? null;
				if (
					is_array( $callback )
					&& is_object( $callback[0] )
					&& str_starts_with( $callback[0]::class, 'Slipstream\\' )
				) {
					$path = (string) preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $route );
					foreach ( array_keys(
						array_intersect_key(
							array_filter( $handler['methods'] ),
							array_flip( array( 'GET', 'POST', 'DELETE' ) )
						)
					) as $method ) {
						$registered[] = "$method $path" . ( isset( $handler['methods']['PATCH'] ) ? ' *' : '' );
					}
				}
			}
		}
		$listed = array_map(
			static fn( array $row ): string => "$row[0] $row[1]" . ( $row[11] ? ' *' : '' ),
			self::table()
		);
		sort( $registered );
		sort( $listed );
		self::assertSame( $listed, $registered );
		self::assertGreaterThan( 12, count( $listed ) );
	}

	/** Makes a call and gives its status. */
	private function call( string $method, string $route, string $signed, string $caller, int $user ): int {
		$headers = array();
		if ( 'other site' === $caller || ( 'token' === $signed && $user > 0 ) ) {
			$headers['Authorization'] = 'Bearer ' . $this->token( $caller, $user );
			wp_set_current_user( 0 );
		} elseif ( 'forged' === $caller ) {
			// As the server does for a browser that sends its cookie with a wrong nonce.
			$GLOBALS['wp_rest_auth_cookie'] = true;
			$_SERVER['HTTP_X_WP_NONCE']     = 'forged';
			$refused                        = rest_get_server()->check_authentication();
			self::assertInstanceOf( WP_Error::class, $refused );
			return $refused->get_error_data()['status'];
		}
		return $this->rest(
			$method,
			self::path( $route ),
			self::PARAMS[ "$method $route" ] ?? array(),
			$headers
		)->get_status();
	}

	/** A token of a caller. */
	private function token( string $caller, int $user ): string {
		if ( 'other site' === $caller ) {
			return ( new Token_Issuer(
				'https://other.test',
				static fn(): string => 'another key',
				new System_Clock()
			) )->issue( $user, 'ai' );
		}
		$token = Plugin::module( Tokens_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI );
		return 'forged' === $caller ? substr( $token, 0, -3 ) . 'AAA' : $token;
	}
}
