<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use WP_REST_Posts_Controller;

require_once __DIR__ . '/Routes_Case.php';

/** Each argument of our routes says what it means, and has an example that the route accepts. */
final class Arguments_Test extends Routes_Case {

	public function test_each_argument_has_a_description_and_a_valid_example(): void {
		// WordPress describes these, without examples.
		$core   = ( new WP_REST_Posts_Controller( 'post' ) )->get_collection_params();
		$faults = array();
		$count  = 0;
		foreach ( self::arguments() as $where => list( $name, $schema ) ) {
			++$count;
			if ( 1 !== preg_match( '/^[A-Z].*\.$/u', (string) ( $schema['description'] ?? '' ) ) ) {
				$faults[] = "$where has no description that is a sentence";
			}
			if ( ! array_key_exists( 'example', $schema ) ) {
				$faults[] = isset( $core[ $name ] ) && str_contains( $where, '/wp/v2/feedback ' ) ? '' : "$where has no example";
			} elseif ( null !== $schema['example'] ) {
				$valid    = rest_validate_value_from_schema( $schema['example'], $schema, $name );
				$faults[] = is_wp_error( $valid ) ? "$where: {$valid->get_error_message()}" : '';
			}
		}
		self::assertGreaterThan( 200, $count );
		self::assertSame( array(), array_values( array_filter( $faults ) ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>}> Name and schema, by method, route and name. */
	private static function arguments(): iterable {
		$ours = array_column( self::table(), 1 );
		foreach ( rest_get_server()->get_routes() as $pattern => $handlers ) {
			$route = (string) preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $pattern );
			foreach ( in_array( $route, $ours, true ) ? $handlers : array() as $handler ) {
				foreach ( $handler['args'] ?? array() as $name => $schema ) {
					yield implode( ', ', array_keys( $handler['methods'] ) ) . " $route $name" => array( (string) $name, $schema );
				}
			}
		}
	}
}
