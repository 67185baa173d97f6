<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use WP_Query;

/**
 * The ids that elements of a page have. What an author has copied, or a list of posts shows, stands on a page twice
 * with the ids of one.
 */
final class Page_Ids {

	/** @var array<string, true> Ids in use. */
	private array $taken = array();

	/** The ids of the page that is drawn now. */
	private static ?self $current = null;

	private static ?WP_Query $page = null;

	/** The ids of the page that is drawn now. */
	public static function current(): self {
		global $wp_the_query;
		if ( null === self::$current || self::$page !== $wp_the_query ) {
			self::$current = new self();
			self::$page    = $wp_the_query;
		}
		return self::$current;
	}

	/**
	 * Takes an id, or one made of it that nothing else on the page has.
	 *
	 * @param string $prefix What is put before one that is taken.
	 */
	public function take( string $wanted, string $prefix = '' ): string {
		$base = isset( $this->taken[ $wanted ] ) ? $prefix . $wanted : $wanted;
		$id   = $base;
		for ( $count = 1; isset( $this->taken[ $id ] ); $count++ ) {
			$id = "$base-$count";
		}
		$this->taken[ $id ] = true;
		return $id;
	}
}
