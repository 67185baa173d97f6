<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Lists;

use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Support\Csv;

/**
 * Subscribers as a table for a spreadsheet. This site imports it again.
 */
final class Subscribers_Csv {

	/**
	 * What columns are called, by what they are.
	 *
	 * @return array<string, string>
	 */
	public static function columns(): array {
		return array(
			'email'      => __( 'Email address', 'slipstream' ),
			'name'       => __( 'Name', 'slipstream' ),
			'language'   => __( 'Language', 'slipstream' ),
			'categories' => __( 'Categories', 'slipstream' ),
			'access'     => __( 'Access', 'slipstream' ),
			'since'      => __( 'Subscribed', 'slipstream' ),
		);
	}

	/**
	 * The same as imports look for them.
	 *
	 * @return array<string, list<string>>
	 */
	public static function known_columns(): array {
		return array_map(
			static fn ( string $name ): array => array( mb_strtolower( $name, 'UTF-8' ) ),
			self::columns()
		);
	}

	/**
	 * @param resource             $stream
	 * @param iterable<Subscriber> $subscribers
	 */
	public static function write( $stream, iterable $subscribers, Newsletter_Categories $categories ): void {
		Csv::write( $stream, self::lines( $subscribers, $categories ) );
	}

	/**
	 * @param iterable<Subscriber> $subscribers
	 * @return iterable<list<string>>
	 */
	private static function lines( iterable $subscribers, Newsletter_Categories $categories ): iterable {
		$slugs = array();
		foreach ( $categories->terms() as $term ) {
			$slugs[ $term->term_id ] = urldecode( $term->slug );
		}
		yield array_values( self::columns() );
		foreach ( $subscribers as $one ) {
			yield array(
				$one->email,
				$one->name,
				$one->language,
				implode(
					', ',
					// One that is none any more keeps who comes from here from getting all.
					array_map( static fn ( int $id ): string => $slugs[ $id ] ?? (string) $id, $one->categories )
				),
				$one->access->value,
				Csv::time( $one->since ),
			);
		}
	}
}
