<?php
/**
 * Every route with values that nobody expects.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use ErrorException;
use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Provider\Provider_Module;
use Slipstream\Provider\Token_Issuer;
use Throwable;
use WP_REST_Request;

require_once __DIR__ . '/Routes_Case.php';
require_once __DIR__ . '/Bad_Values.php';

/**
 * Whatever is sent is answered below 500 and without a message of PHP. SLIPSTREAM_ROUTES=whole tries every value as every role (bench/routes.mjs);
 * otherwise the administrator alone gets all of them, and others get them in all arguments at once; of the values that an argument's schema refuses, which
 * reach no code of ours, it gets one.
 */
final class Hostile_Requests_Test extends Routes_Case {

	private const ROLES = array( 'nobody', 'subscriber', 'author', 'administrator' );

	private const METHODS = array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS' );

	/**
	 * Arguments that WordPress knows at every route, and some that nobody declared.
	 */
	private const UNDECLARED = array( 'context', '_fields', '_embed', 'page', 'per_page', 'id', 'nobody_knows' );

	/**
	 * Arguments that no route has by itself: only the settings are so many.
	 */
	private const MANY = 60;

	/**
	 * What a route says where nothing that it needs is set up: neither is this server's fault.
	 */
	private const ALLOWED = array( 'no_speech_engine' => 501 );

	/**
	 * What went wrong, by what was asked.
	 *
	 * @var list<string>
	 */
	private array $faults = array();

	/**
	 * The arguments of which the schema has refused a value, by method and name.
	 *
	 * @var array<string, true>
	 */
	private array $refused = array();

	/**
	 * How many requests were sent, and the slowest.
	 *
	 * @var array{int, float, string}
	 */
	private array $figures = array( 0, 0.0, '' );

	/**
	 * Each route and each role.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function routes_and_roles(): iterable {
		// A route is tried with all of its methods at once.
		foreach ( array_unique( array_map( 'strval', array_column( self::table(), 1 ) ) ) as $route ) {
			foreach ( self::ROLES as $role ) {
				yield "$route as $role" => array( $route, $role );
			}
		}
	}

	/**
	 * @dataProvider routes_and_roles
	 */
	public function test_no_request_breaks_a_route( string $route, string $role ): void {
		$token = $this->caller( $role );
		$whole = 'whole' === getenv( 'SLIPSTREAM_ROUTES' );
		$path  = self::path( $route );
		$base  = $this->base( $route );
		foreach ( $this->arguments( $route ) as $method => $names ) {
			foreach ( $whole || 'administrator' === $role ? Bad_Values::all() : Bad_Values::some() as $what => $value ) {
				foreach ( $this->alone( array_keys( $names ), $what, $role, $whole ) as $name ) {
					if ( ! $whole && $this->was_refused( $method, $name, $value, $names[ $name ] ) ) {
						continue;
					}
					$this->send( $method, $path, "$name: $what", $token, array( $name => $value ) + $base, $whole );
				}
				$this->send( $method, $path, "all: $what", $token, array_fill_keys( array_keys( $names ), $value ), true );
			}
			foreach ( 'GET' === $method ? array() : Bad_Values::bodies() as $what => $body ) {
				$this->send_body( $method, $path, $what, $token, $body );
			}
		}
		foreach ( self::METHODS as $method ) {
			$this->send( $method, $path, 'nothing', $token, array(), true );
		}
		if ( $whole ) {
			fprintf( STDERR, "%5d requests, slowest %4.0f ms (%s)\n", $this->figures[0], 1000 * $this->figures[1], $this->figures[2] );
		}
		self::assertSame( array(), array_slice( $this->faults, 0, 20 ), count( $this->faults ) . ' faults' );
	}

	/**
	 * The arguments that get a value by themselves. Who asks changes nothing in how one argument is checked, and settings are checked alike.
	 *
	 * @param list<string> $names The arguments of the route.
	 * @return array<int, string>
	 */
	private function alone( array $names, int|string $what, string $role, bool $whole ): array {
		if ( $whole ) {
			return $names;
		}
		$is_tried = 'administrator' === $role && ( count( $names ) <= self::MANY || isset( Bad_Values::some()[ $what ] ) );
		return $is_tried ? array_diff( $names, array_diff( self::UNDECLARED, array( '_fields' ) ) ) : array();
	}

	/**
	 * Whether the schema of an argument refuses a value, as it did with another one before.
	 *
	 * @param array<string, mixed>|null $schema The schema; null where the argument is not declared.
	 */
	private function was_refused( string $method, string $name, mixed $value, ?array $schema ): bool {
		$sent = 'GET' === $method ? self::as_texts( array( $value ) )[0] ?? null : $value;
		if ( null === $schema || ! isset( $schema['type'] ) || ! is_wp_error( rest_validate_value_from_schema( $sent, $schema, $name ) ) ) {
			return false;
		}
		$was_refused                      = isset( $this->refused[ "$method $name" ] );
		$this->refused[ "$method $name" ] = true;
		return $was_refused;
	}

	/**
	 * Signs in as a role.
	 *
	 * @return string A token; '' where nobody is signed in.
	 */
	private function caller( string $role ): string {
		$site = Plugin::module( Connection_Module::class )->connection();
		$site->register( $this->sign_in_owner()->ID );
		if ( 'nobody' === $role ) {
			wp_set_current_user( 0 );
			return '';
		}
		$user = $this->sign_in( $role )->ID;
		$site->link( $user );
		return Plugin::module( Provider_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI );
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

	/**
	 * The names of all settings: their route declares no arguments.
	 *
	 * @return list<string>
	 */
	private function settings(): array {
		$options = rest_get_server()->get_route_options( '/jetpack/v4/settings' );
		return array_map( 'strval', array_keys( ( $options['schema'] )()['properties'] ) );
	}

	/**
	 * What a route must have before it looks at anything else.
	 *
	 * @return array<string, mixed>
	 */
	private function base( string $route ): array {
		return str_ends_with( $route, 'jetpack-ai-query' ) ? array(
			'question' => 'Why?',
			'stream'   => false,
		) : array();
	}

	/**
	 * Sends values in the query, as a form and as JSON.
	 *
	 * @param array<string, mixed> $values The values.
	 */
	private function send( string $method, string $path, string $what, string $token, array $values, bool $as_form ): void {
		if ( 'GET' === $method || $as_form ) {
			$request = new WP_REST_Request( $method, $path );
			$texts   = self::as_texts( $values );
			'GET' === $method ? $request->set_query_params( $texts ) : $request->set_body_params( $texts );
			$this->dispatch( $request, $what . ( 'GET' === $method ? '' : ' (form)' ), $token );
		}
		$json = 'GET' === $method ? false : wp_json_encode( $values );
		if ( is_string( $json ) ) {
			$this->send_body( $method, $path, $what, $token, $json );
		}
	}

	/**
	 * Values as a query or a form has them: texts and lists of texts, not deeper than PHP reads.
	 *
	 * @param array<int|string, mixed> $values The values.
	 * @return array<int|string, mixed>
	 */
	private static function as_texts( array $values, int $depth = 1 ): array {
		$texts = array();
		foreach ( $values as $name => $value ) {
			if ( is_array( $value ) && $depth < 60 ) {
				$texts[ $name ] = self::as_texts( $value, $depth + 1 );
			} elseif ( is_scalar( $value ) ) {
				$texts[ $name ] = (string) $value;
			}
		}
		return $texts;
	}

	/**
	 * Sends a body as JSON.
	 */
	private function send_body( string $method, string $path, string $what, string $token, string $body ): void {
		$request = new WP_REST_Request( $method, $path );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( $body );
		$this->dispatch( $request, "$what (JSON)", $token );
	}

	/**
	 * Has a request answered as the server does, and notes what is wrong with it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private function dispatch( WP_REST_Request $request, string $what, string $token ): void {
		global $wpdb;
		$user = get_current_user_id();
		$what = $request->get_method() . ' ' . $request->get_route() . " $what";
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
			$data     = $server->response_to_data( $response, rest_parse_embed_param( 'wp:term' ) );
			$code     = is_array( $data ) ? $data['code'] ?? '' : '';
			if ( $status >= 500 && ( self::ALLOWED[ is_string( $code ) ? $code : '' ] ?? 0 ) !== $status ) {
				$this->faults[] = "$what: $status " . (string) wp_json_encode( $code );
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
	}
}
