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
	 * @param string      $person   What the rows of that address are found by: who has left is found by it alone.
	 * @param int         $category One that they get; 0 for any.
	 */
	public function __construct(
		private string $search = '',
		private string $person = '',
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
			$parts[] = '( email LIKE %s OR name LIKE %s OR person = %s )';
			array_push( $values, $like, $like, $this->person );
		}
		if ( $this->category > 0 ) {
			list( $where, $ids ) = Categories::condition( array( $this->category ) );
			$parts[]             = $where;
			array_push( $values, ...$ids );
		}
		return array( implode( ' AND ', $parts ), $values );
	}
}
