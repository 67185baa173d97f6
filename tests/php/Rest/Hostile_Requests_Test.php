<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use ErrorException;
use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;
use Throwable;
use WP_REST_Request;

require_once __DIR__ . '/Routes_Case.php';
require_once __DIR__ . '/Bad_Values.php';

/**
 * Whatever is sent is answered below 500 and without a message of PHP. SLIPSTREAM_ROUTES=whole tries every value as
 * every role (bench/routes.mjs); otherwise the administrator alone gets all of them in each declared argument, and
 * one or two of each kind in all arguments at once and in _fields, as everybody else does; of the values that WordPress
 * refuses by an argument's schema, which reach no code of ours, it gets one.
 */
final class Hostile_Requests_Test extends Routes_Case {

	/** The administrator comes last, and may disconnect the site. */
	private const ROLES = array( 'nobody', 'subscriber', 'author', 'administrator' );

	private const METHODS = array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS' );

	/** Arguments that WordPress knows at every route, and some that nobody declared. */
	private const UNDECLARED = array( 'context', '_fields', '_embed', 'page', 'per_page', 'id', 'nobody_knows' );

	/** Arguments that no route has by itself: only the settings are so many. */
	private const MANY = 60;

	/** What a route says where nothing that it needs is set up: neither is this server's fault. */
	private const ALLOWED = array( 'no_speech_engine' => 501 );

	/** @var list<string> What went wrong, by what was asked. */
	private array $faults = array();

	/**
	 * The arguments of which WordPress has refused a value by the schema, by method and name.
	 *
	 * @var array<string, true>
	 */
	private array $refused = array();

	/** As whom is asked. */
	private string $role = '';

	/** @var array{int, float, string} How many requests were sent, and the slowest. */
	private array $figures = array( 0, 0.0, '' );

	/** @var array<int, int> How many answers had each status. */
	private array $statuses = array();

	/** @return iterable<string, array{string}> Each route, which is tried with all of its methods and roles at once. */
	public static function routes(): iterable {
		foreach ( array_unique( array_map( 'strval', array_column( self::table(), 1 ) ) ) as $route ) {
			yield $route => array( $route );
		}
	}

	/** @dataProvider routes */
	public function test_no_request_breaks_a_route( string $route ): void {
		$arguments  = $this->arguments( $route );
		$connection = Plugin::module( Connection_Module::class )->connection();
		$connection->register( $this->sign_in_owner()->ID );
		foreach ( self::ROLES as $role ) {
			$this->try_as( $role, $route, $arguments );
		}
		if ( self::is_whole() ) {
			fprintf( STDERR, "%5d requests %s, slowest %4.0f ms (%s)\n", $this->figures[0], wp_json_encode( $this->statuses ), 1000 * $this->figures[1], $this->figures[2] );
		}
		self::assertSame( array(), array_slice( $this->faults, 0, 20 ), count( $this->faults ) . ' faults' );
	}

	private static function is_whole(): bool {
		return 'whole' === getenv( 'SLIPSTREAM_ROUTES' );
	}

	/**
	 * Tries a route with every value that is meant for a role.
	 *
	 * @param array<string, array<string, array<string, mixed>|null>> $arguments By method and name.
	 */
	private function try_as( string $role, string $route, array $arguments ): void {
		$this->role = $role;
		$token      = $this->caller( $role );
		$whole      = self::is_whole();
		$path       = self::path( $route );
		$base       = $this->base( $route );
		foreach ( $arguments as $method => $names ) {
			$some = Bad_Values::some();
			foreach ( $whole || 'administrator' === $role ? Bad_Values::all() : $some as $what => $value ) {
				$is_common = $whole || isset( $some[ $what ] );
				foreach ( $this->alone( array_keys( $names ), $role, $whole ) as $name ) {
					$is_refused = ! $whole && self::is_refused( $method, $name, $value, $names[ $name ] );
					if ( ( $is_refused && isset( $this->refused[ "$method $name" ] ) ) || ( '_fields' === $name && ! $is_common ) ) {
						continue;
					}
					$code = $this->send( $method, $path, "$name: $what", $token, array( $name => $value ) + $base, $whole );
					if ( $is_refused && in_array( $code, array( 'rest_invalid_param', 'rest_missing_callback_param' ), true ) ) {
						$this->refused[ "$method $name" ] = true;
					}
				}
				if ( $is_common ) {
					$this->send( $method, $path, "all: $what", $token, array_fill_keys( array_keys( $names ), $value ), true );
				}
			}
			foreach ( 'GET' === $method ? array() : Bad_Values::bodies() as $what => $body ) {
				$this->send_body( $method, $path, $what, $token, $body );
			}
		}
		foreach ( self::METHODS as $method ) {
			$this->send( $method, $path, 'nothing', $token, array(), true );
		}
	}

	/**
	 * The arguments that get a value by themselves. Who asks changes nothing in how one argument is checked, and settings are checked alike, and tried one by
	 * one in Settings_Test.
	 *
	 * @param list<string> $names The arguments of the route.
	 * @return array<int, string>
	 */
	private function alone( array $names, string $role, bool $whole ): array {
		if ( $whole ) {
			return $names;
		}
		$is_tried = 'administrator' === $role && count( $names ) <= self::MANY;
		return $is_tried ? array_diff( $names, array_diff( self::UNDECLARED, array( '_fields' ) ) ) : array();
	}

	/**
	 * Whether WordPress refuses a value by the schema of its argument, before any code of ours sees it. It leaves the
	 * schema to the argument's own callbacks where there are some, and lets null pass them.
	 *
	 * @param array<string, mixed>|null $schema The schema; null where the argument is not declared.
	 */
	private static function is_refused( string $method, string $name, mixed $value, ?array $schema ): bool {
		$is_enforced = 'rest_validate_request_arg' === ( $schema['validate_callback'] ?? '' ) ||
			( isset( $schema['type'] ) && ! isset( $schema['validate_callback'] ) && ! array_key_exists( 'sanitize_callback', $schema ) );
		$sent        = 'GET' === $method ? Bad_Values::as_texts( array( $value ) )[0] ?? null : $value;
		return $is_enforced && null !== $sent && is_wp_error( rest_validate_value_from_schema( $sent, (array) $schema, $name ) );
	}

	/**
	 * Signs in as a role.
	 *
	 * @return string A token; '' where nobody is signed in.
	 */
	private function caller( string $role ): string {
		if ( 'nobody' === $role ) {
			wp_set_current_user( 0 );
			return '';
		}
		$user = $this->sign_in( $role )->ID;
		Plugin::module( Connection_Module::class )->connection()->link( $user );
		return Plugin::module( Tokens_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI );
	}

	/**
	 * The arguments of a route by method, each with its schema, or null where nobody declared it.
	 *
	 * @return array<string, array<string, array<string, mixed>|null>>
	 */
	private function arguments( string $route ): array {
		$found = array();
		foreach ( rest_get_server()->get_routes() as $pattern => $handlers ) {
			if ( preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $pattern ) !== $route ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				$method           = (string) key( array_intersect_key( array_flip( array( 'GET', 'POST', 'DELETE' ) ), $handler['methods'] ) );
				$more             = '/jetpack/v4/settings' === $pattern && 'POST' === $method ? $this->settings() : array();
				$found[ $method ] = ( $handler['args'] ?? array() ) + array_fill_keys( array( ...self::UNDECLARED, ...$more ), null );
			}
		}
		self::assertNotSame( array(), $found, $route );
		return $found;
	}

	/** @return list<string> The names of all settings: their route declares no arguments. */
	private function settings(): array {
		$options = rest_get_server()->get_route_options( '/jetpack/v4/settings' );
		return array_map( 'strval', array_keys( ( $options['schema'] )()['properties'] ) );
	}

	/** @return array<string, mixed> What a route must have before it looks at anything else. */
	private function base( string $route ): array {
		return match ( basename( $route ) ) {
			'jetpack-ai-query'    => array(
				'question' => 'Why?',
				'stream'   => false,
			),
			'verify_registration' => array(
				'secret_1' => 'a',
				'state'    => 1,
			),
			default               => array(),
		};
	}

	/**
	 * Sends values in the query, as a form and as JSON.
	 *
	 * @param array<string, mixed> $values
	 * @return string The code of the last answer; '' where it has none.
	 */
	private function send( string $method, string $path, string $what, string $token, array $values, bool $as_form ): string {
		$code = '';
		if ( 'GET' === $method || $as_form ) {
			$request = new WP_REST_Request( $method, $path );
			$texts   = Bad_Values::as_texts( $values );
			'GET' === $method ? $request->set_query_params( $texts ) : $request->set_body_params( $texts );
			$code = $this->dispatch( $request, $what . ( 'GET' === $method ? '' : ' (form)' ), $token );
		}
		$json = 'GET' === $method ? false : wp_json_encode( $values );
		return is_string( $json ) ? $this->send_body( $method, $path, $what, $token, $json ) : $code;
	}

	/** Sends a body as JSON. */
	private function send_body( string $method, string $path, string $what, string $token, string $body ): string {
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );
		return $this->dispatch( $request, "$what (JSON)", $token );
	}

	/**
	 * Has a request answered as the server does, and notes what is wrong with it.
	 *
	 * @return string The code of the answer; '' where it has none.
	 */
	private function dispatch( WP_REST_Request $request, string $what, string $token ): string {
		global $wpdb;
		$code = '';
		$user = get_current_user_id();
		$what = $request->get_method() . ' ' . $request->get_route() . " as {$this->role}: $what";
		if ( '' !== $token ) {
			$request->set_header( 'Authorization', "Bearer $token" );
		}
		// An answer that is not read keeps its slot until the process ends.
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_streams" );
		$wpdb->last_error = '';
		$errors           = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
		set_error_handler( static fn ( int $level, string $message, string $file, int $line ): bool => 0 === ( error_reporting() & $level ) ? false : throw new ErrorException( $message, 0, $level, $file, $line ) ); // phpcs:ignore WordPress.PHP -- A message of PHP is a fault here.
		$began = hrtime( true );
		try {
			$server   = rest_get_server();
			$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
			$status   = $response->get_status();

			$this->statuses[ $status ] = ( $this->statuses[ $status ] ?? 0 ) + 1;

			$data = $server->response_to_data( $response, rest_parse_embed_param( 'wp:term' ) );
			$code = is_array( $data ) && is_string( $data['code'] ?? null ) ? $data['code'] : '';
			if ( $status >= 500 && ( self::ALLOWED[ $code ] ?? 0 ) !== $status ) {
				$this->faults[] = "$what: $status $code";
			}
			if ( false === wp_json_encode( $data ) ) {
				$this->faults[] = "$what: the answer is no JSON: " . json_last_error_msg();
			}
			if ( '' !== $wpdb->last_error || count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) ) > $errors ) {
				$this->faults[] = "$what: the database refused a statement: " . wp_strip_all_tags( $wpdb->last_error );
			}
		} catch ( Throwable $fault ) {
			$this->faults[] = "$what: " . $fault::class . ' ' . $fault->getMessage() . ' at ' . $fault->getFile() . ':' . $fault->getLine();
		} finally {
			restore_error_handler();
		}
		$seconds       = ( hrtime( true ) - $began ) / 1e9;
		$slowest       = $seconds > $this->figures[1] ? array( $seconds, $what ) : array( $this->figures[1], $this->figures[2] );
		$this->figures = array( $this->figures[0] + 1, ...$slowest );
		wp_set_current_user( $user );
		return $code;
	}
}
