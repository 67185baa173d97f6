<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Database_Errors;
use WP_Term;

/**
 * The categories of posts that subscribers can choose from.
 */
final class Newsletter_Categories {

	/**
	 * Whether subscribers can choose.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function are_enabled(): bool {
		return true === Subscribers_Settings::value( Subscribers_Settings::CATEGORIES_ENABLED );
	}

	/**
	 * Those of the owner's choice that exist.
	 *
	 * @return list<WP_Term>
	 * @throws Request_Error If the database fails.
	 */
	public function terms(): array {
		$ids = Subscribers_Settings::value( Subscribers_Settings::CATEGORIES );
		if ( array() === $ids ) {
			return array();
		}
		$errors = Database_Errors::count();
		$terms  = get_terms(
			array(
				'taxonomy'   => 'category',
				'include'    => $ids,
				'hide_empty' => false,
			)
		);
		// WordPress gives none where the database has failed, too.
		if ( ! is_array( $terms ) || Database_Errors::count() > $errors ) {
			Subscribers_Database::fail();
		}
		return array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof WP_Term ) );
	}

	/**
	 * Those that visitors are offered; none where they cannot choose.
	 *
	 * @return list<WP_Term>
	 * @throws Request_Error If the database fails.
	 */
	public function offered(): array {
		return $this->are_enabled() ? $this->terms() : array();
	}

	/**
	 * What someone has chosen, of those that are offered. Pages may be older than what is offered now: a choice that
	 * is gone never becomes all.
	 *
	 * @param list<int> $ids
	 * @return list<int> None for all: also those that come later.
	 * @throws Request_Error If nothing that they chose is offered any more, or the database fails.
	 */
	public function chosen( array $ids ): array {
		$offered = self::ids_of( $this->offered() );
		$chosen  = array_values( array_intersect( $offered, $ids ) );
		if ( array() === $chosen && array() !== $ids ) {
			throw new Request_Error(
				'subscribe_category_gone',
				__( 'What you chose is not offered any more. Please reload this page and choose again.', 'slipstream' ),
				400
			);
		}
		$is_all = count( $chosen ) === count( $offered ) && array() === array_diff( $ids, $offered );
		return $is_all ? array() : $chosen;
	}

	/**
	 * @param list<WP_Term> $terms
	 * @return list<int>
	 */
	public static function ids_of( array $terms ): array {
		return array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms );
	}
}
