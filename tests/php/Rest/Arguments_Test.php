<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use WP_REST_Posts_Controller;

require_once __DIR__ . '/Routes_Case.php';

/** Each argument of our routes says what it means, and has an example that the route accepts. */
final class Arguments_Test extends Routes_Case {

	/** More values of an argument are not listed, such as all currencies. */
	private const MOST_VALUES = 12;

	public function test_each_argument_has_a_description_and_a_valid_example(): void {
		$faults = array();
		$count  = 0;
		foreach ( self::arguments() as $where => list( $name, $schema ) ) {
			++$count;
			if ( 1 !== preg_match( '/^[A-Z].*\.$/u', (string) ( $schema['description'] ?? '' ) ) ) {
				$faults[] = "$where has no description that is a sentence";
			}
			if ( substr_count( (string) ( $schema['description'] ?? '' ), ' ' ) < 2 ) {
				$faults[] = "$where does not say what it is of: {$schema['description']}";
			}
			if ( ! array_key_exists( 'example', $schema ) ) {
				$faults[] = "$where has no example";
			} elseif ( null !== $schema['example'] ) {
				$valid    = rest_validate_value_from_schema( $schema['example'], $schema, $name );
				$faults[] = is_wp_error( $valid ) ? "$where: {$valid->get_error_message()}" : '';
			}
		}
		self::assertGreaterThan( 190, $count );
		self::assertSame( array(), array_values( array_filter( $faults ) ) );
	}

	/** With SLIPSTREAM_WRITE_DOCS it is written instead: npm run docs. */
	public function test_the_list_in_the_documents_is_of_today(): void {
		$file = SLIPSTREAM_DIR . '/docs/rest-arguments.md';
		$list = self::document();
		if ( getenv( 'SLIPSTREAM_WRITE_DOCS' ) ) {
			file_put_contents( $file, $list );
		}
		self::assertSame( $list, file_get_contents( $file ), 'Run npm run docs.' );
	}

	/** The page of the documents that lists the arguments. */
	private static function document(): string {
		$text  = "# Arguments of the REST routes\n\nMade from the code by `npm run docs`. What they do and answer is in [routes.md](routes.md).\n";
		$route = '';
		foreach ( self::arguments() as $where => list( $name, $schema ) ) {
			$of = substr( $where, 0, -strlen( " $name" ) );
			if ( $of !== $route ) {
				$route = $of;
				$text .= "\n## $of\n\n| Argument | Type or values | Default | Example | |\n|---|---|---|---|---|\n";
			}
			$text .= '| ' . implode(
				' | ',
				array(
					"`$name`" . ( empty( $schema['required'] ) ? '' : ', required' ),
					self::type( $schema ),
					array_key_exists( 'default', $schema ) ? self::code( $schema['default'] ) : '',
					array_key_exists( 'example', $schema ) ? self::code( $schema['example'] ) : '',
					$schema['description'],
				)
			) . " |\n";
		}
		return $text;
	}

	/**
	 * The type, or the values that there are; a long list of them is a matter of the code.
	 *
	 * @param array<string, mixed> $schema
	 */
	private static function type( array $schema ): string {
		$type   = implode( ' or ', (array) ( $schema['type'] ?? 'any' ) );
		$values = $schema['enum'] ?? $schema['items']['enum'] ?? array();
		if ( array() === $values || count( $values ) > self::MOST_VALUES ) {
			return $type;
		}
		$list = implode( ', ', array_map( self::code( ... ), array_values( $values ) ) );
		return isset( $schema['enum'] ) ? $list : "$type of $list";
	}

	/** A value as JSON in a cell of a table. */
	private static function code( mixed $value ): string {
		return '`' . str_replace( '|', '\\|', (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ) . '`';
	}

	/** @return iterable<string, array{string, array<string, mixed>}> Name and schema, by method, route and name. */
	private static function arguments(): iterable {
		$ours = array_column( self::table(), 1 );
		// WordPress describes these itself, in each of its versions.
		$core = ( new WP_REST_Posts_Controller( 'post' ) )->get_collection_params();
		foreach ( rest_get_server()->get_routes() as $pattern => $handlers ) {
			$route = (string) preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $pattern );
			foreach ( in_array( $route, $ours, true ) ? $handlers : array() as $handler ) {
				$args = $handler['args'] ?? array();
				foreach ( '/wp/v2/feedback' === $route ? array_diff_key( $args, $core ) : $args as $name => $schema ) {
					yield implode( ', ', array_keys( $handler['methods'] ) ) . " $route $name" => array( (string) $name, $schema );
				}
			}
		}
	}
}
