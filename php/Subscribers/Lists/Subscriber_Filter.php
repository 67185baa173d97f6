<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Lists;

use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\State;

/**
 * Which subscribers someone wants to see.
 */
final class Subscriber_Filter {

	/**
	 * @param string      $search   What the address or the name contains; '' for anything.
	 * @param int         $category One that they get; 0 for any.
	 */
	public function __construct(
		private string $search = '',
		private ?State $state = State::Active,
		private ?Access $access = null,
		private int $category = 0
	) {}

	/** @return array{string, list<string|int>} The condition, with its values. */
	public function condition(): array {
		global $wpdb;
		$parts  = array( '1 = 1' );
		$values = array();
		if ( null !== $this->state ) {
			$parts[]  = 'state = %s';
			$values[] = $this->state->value;
		}
		if ( null !== $this->access ) {
			$parts[]  = 'access = %s';
			$values[] = $this->access->value;
		}
		if ( '' !== $this->search ) {
			$like    = '%' . $wpdb->esc_like( $this->search ) . '%';
			$parts[] = '( email LIKE %s OR name LIKE %s )';
			array_push( $values, $like, $like );
		}
		if ( $this->category > 0 ) {
			list( $where, $ids ) = Categories::condition( array( $this->category ) );
			$parts[]             = $where;
			array_push( $values, ...$ids );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
