<?php
/**
 * Ids of a page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Support;

/**
 * The ids that elements of a page have. What an author has copied, or a list of posts shows, stands on a page twice with the ids of one.
 */
final class Page_Ids {

	/**
	 * Ids in use.
	 *
	 * @var array<string, true>
	 */
	private array $taken = array();

	/**
	 * Takes an id, or one made of it that nothing else on the page has.
	 *
	 * @param string $wanted The id.
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
