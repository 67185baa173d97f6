<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;

require_once __DIR__ . '/Routes_Case.php';

/**
 * Every route that answers with JSON has a schema, and its answers fit.
 */
final class Schemas_Test extends Routes_Case {

	/** What sends files. */
	private const WITHOUT = array(
		'/slipstream/v1/ai-usage/export',
		'/slipstream/v1/forms/export',
		'/slipstream/v1/forms/files/',
		'/slipstream/v1/payments/orders/export',
		'/slipstream/v1/payments/totals/export',
		'/slipstream/v1/stats/export',
		'/slipstream/v1/subscribers/export',
	);

	/** @return iterable<string, array{string, string, int}> The routes. */
	public static function routes(): iterable {
		foreach ( self::table() as $row ) {
			// What sites sign is looked at where there is one (tests/php/Hub).
			if (
				'signature' !== $row[2]
				&& ! array_filter(
					self::WITHOUT,
					static fn ( string $start ): bool => str_starts_with( (string) $row[1], $start )
				)
			) {
				yield "$row[0] $row[1]" => array( (string) $row[0], (string) $row[1], (int) $row[8] );
			}
		}
	}

	/** @dataProvider routes */
	public function test_a_route_has_a_schema_that_its_answer_fits( string $method, string $route, int $status ): void {
		$site = Plugin::module( Connection_Module::class )->connection();
		$site->register( $this->sign_in( 'administrator' )->ID );
		// Related posts have neither figures nor a key.
		$is_akismet = 1 === preg_match( '#/(data|key/check)$#', $route );
		$status     = $is_akismet ? 200 : $status;
		$own        = array(
			'{id}' => (string) wp_insert_post(
				array(
					'post_title'  => 'Post',
					'post_status' => 'publish',
					'post_type'   => str_contains( $route, 'feedback' ) ? 'feedback' : 'post',
				)
			),
		) + ( $is_akismet ? array( '{slug}' => 'akismet' ) : array() );
		$path       = self::path( $route, $own );
		$schema     = rest_get_server()->get_route_options( self::pattern( $route ) )['schema'] ?? null;
		self::assertIsCallable( $schema );
		$schema = $schema();
		self::assertNotSame( '', $schema['title'] );
		if ( 'GET' !== $method ) {
			return;
		}
		$answer = $this->rest( 'GET', $path, self::request_of( 'GET', $route ) );
		self::assertSame( $status, $answer->get_status() );
		if ( 200 !== $status ) {
			return;
		}
		$data   = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$schema = '/wp/v2/feedback' === $route ? array(
			'type'  => 'array',
			'items' => $schema,
		) : $schema;
		self::assertTrue( rest_validate_value_from_schema( $data, $schema, $route ) );
		if ( 'object' === $schema['type'] && ! str_contains( $route, 'feedback' ) ) {
			self::assertSame(
				array(),
				array_diff(
					array_keys( $data ),
					array_keys( $schema['properties'] ),
					array( 'settings_secret', 'settings_fixed' )
				),
				'All of it is described.'
			);
		}
	}

	public function test_no_pattern_lets_a_line_break_in_at_the_end(): void {
		$routes   = rest_get_server()->get_routes();
		$settings = rest_get_server()->get_route_options( '/jetpack/v4/settings' );
		$patterns = self::patterns( ( $settings['schema'] )(), 'settings' );
		foreach ( $routes as $route => $handlers ) {
			if ( preg_match( '#^/(?:jetpack|slipstream|my-jetpack|wpcom|rest)/#', $route ) ) {
				$patterns += self::patterns( array_column( $handlers, 'args' ), $route );
			}
		}
		self::assertGreaterThan( 20, count( $patterns ) );
		// A plain $ also matches before a last line break, and \z is unknown to the clients that read schemas.
		$are_open = static fn ( string $pattern ): bool => str_ends_with( $pattern, '$' ) || str_contains( $pattern, '\z' );
		self::assertSame( array(), array_filter( $patterns, $are_open ) );
	}

	/**
	 * The patterns in schemas, by where they stand.
	 *
	 * @param array<mixed> $schema
	 * @return array<string, string>
	 */
	private static function patterns( array $schema, string $place ): array {
		$found = array();
		foreach ( $schema as $name => $member ) {
			if ( 'pattern' === $name && is_string( $member ) ) {
				$found[ $place ] = $member;
			} elseif ( is_array( $member ) ) {
				$found += self::patterns( $member, "$place $name" );
			}
		}
		return $found;
	}
}
