<?php

declare( strict_types=1 );

namespace Slipstream\Event_Opt_Out;

use RuntimeException;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Person;
use Slipstream\Modules\Personal_Data;

/**
 * All that is kept of a person: what was counted has no names.
 */
final class Event_Opt_Out_Privacy implements Personal_Data {

	public function __construct( private Opt_Out $choices ) {}

	public function id(): string {
		return 'slipstream-tracking';
	}

	public function label(): string {
		return __( 'Editor usage counts', 'slipstream' );
	}

	/**
	 * @param int $page Not used: there is one.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws RuntimeException If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$user = Person::of( $email );
		$data = array();
		if ( $user && $this->choices->is_chosen( $user->ID ) ) {
			$data[] = Export_Item::of(
				$this->id(),
				$this->label(),
				(string) $user->ID,
				array( __( 'Do not count my actions', 'slipstream' ) => __( 'Yes', 'slipstream' ) )
			);
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used: there is one.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws RuntimeException If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$user = Person::of( $email );
		$had  = $user && $this->choices->is_chosen( $user->ID );
		$gone = $user && $had && $this->choices->choose( $user->ID, false );
		return array(
			'items_removed'  => $gone,
			'items_retained' => $had && ! $gone,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
