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
			self::request_of( $method, $route ),
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
