<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Settings;

use Slipstream\Settings\Option_Field;
use Slipstream\Tests\Test_Case;

/**
 * A change of somebody else between reading and writing is not overwritten.
 */
final class Option_Field_Test extends Test_Case {

	private const OPTION = 'slipstream_test_field';

	/** @return array<string, array{string, string}> Values that a database's collation takes for the same. */
	public static function alike(): array {
		return array(
			'case'           => array( 'Ada', 'ada' ),
			'accents'        => array( 'Zoe', 'Zoë' ),
			'other scripts'  => array( 'ß', 'ẞ' ),
			'something else' => array( 'a', 'b' ),
		);
	}

	/** @dataProvider alike */
	public function test_what_differs_in_case_or_accents_alone_is_another_value(
		string $before,
		string $meanwhile
	): void {
		global $wpdb;
		update_option( self::OPTION, array( 'name' => $before ) );
		$runs = 0;
		$done = Option_Field::change(
			self::OPTION,
			static function ( array $fields ) use ( $wpdb, $meanwhile, &$runs ): array {
				if ( 0 === $runs++ ) {
					// As another process does at this moment.
					$wpdb->update(
						$wpdb->options,
						array( 'option_value' => maybe_serialize( array( 'name' => $meanwhile ) ) ),
						array( 'option_name' => self::OPTION )
					);
				}
				return array( 'seen' => $fields['name'] ) + $fields;
			}
		);
		self::assertTrue( $done );
		self::assertSame( array( 2, $meanwhile ), array( $runs, get_option( self::OPTION )['seen'] ) );
	}

	public function test_a_blank_at_the_end_is_another_value(): void {
		global $wpdb;
		update_option( self::OPTION, array( 'name' => 'x' ) );
		$stored = (string) $wpdb->get_var(
			$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION )
		);
		$runs   = 0;
		Option_Field::change(
			self::OPTION,
			static function ( array $fields ) use ( $wpdb, $stored, &$runs ): array {
				if ( 0 === $runs++ ) {
					$wpdb->query(
						$wpdb->prepare(
							"UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s",
							"$stored ",
							self::OPTION
						)
					);
				}
				return array( 'more' => 1 ) + $fields;
			}
		);
		self::assertSame( 2, $runs );
	}

	/** Changes an option in a database that takes nothing, and gives how many statements that needed. */
	private static function statements( string $error ): int {
		global $wpdb;
		$count = 0;
		$break = static function ( string $query ) use ( &$count, $error ): string {
			++$count;
			return preg_match( '/^(?:UPDATE|INSERT)/', $query ) ? "SELECT `$error`" : $query;
		};
		$shown = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$is_done = Option_Field::set( self::OPTION, 'name', 'x' );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		self::assertFalse( $is_done );
		return $count;
	}

	public function test_a_database_that_only_reads_is_asked_once(): void {
		get_option( 'home' );
		self::assertSame( 2, self::statements( 'read only' ) );
		self::assertIsArray( wp_cache_get( 'alloptions', 'options' ), 'What is remembered of options is still so.' );
	}

	public function test_a_database_that_is_busy_is_asked_again(): void {
		self::assertSame( 40, self::statements( 'database is locked' ) );
	}
}
