<?php

declare( strict_types=1 );

namespace Slipstream\Plans;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Person;
use Slipstream\Modules\Personal_Data;

/**
 * Exports and erases the licenses that are kept of a user, and the upgrade that they have asked for.
 */
final class Plans_Privacy implements Personal_Data {

	public function __construct( private Kept_Licenses $kept, private Upgrades $upgrades ) {}

	public function id(): string {
		return 'slipstream-plans';
	}

	public function label(): string {
		return __( 'Licenses and upgrades', 'slipstream' );
	}

	/**
	 * Exports what there is of the user of an address. Of a key its end: the rest is a secret.
	 *
	 * @param int $page Not used: there are few.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws RuntimeException If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$user_id = Person::of( $email )->ID ?? 0;
		$data    = array();
		foreach ( $this->kept->of( $user_id ) as $one ) {
			$data[] = Export_Item::of(
				$this->id(),
				$this->label(),
				"license-$one->id",
				array( __( 'License key', 'slipstream' ) => $one->to_array()['license_key'] )
			);
		}
		$upgrade = $this->upgrades->kept( $user_id );
		if ( null !== $upgrade ) {
			$values = array(
				__( 'Requested tier', 'slipstream' )     => $upgrade->tier,
				__( 'Requested on (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', $upgrade->at ),
				__( 'Requested from', 'slipstream' )     => $upgrade->return_to,
			);
			$data[] = Export_Item::of( $this->id(), $this->label(), 'upgrade', $values );
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used: there are few.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws RuntimeException If the database fails.
	 * @throws Request_Error If the write fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$user_id = Person::of( $email )->ID ?? 0;
		$had     = array() !== $this->export( $email )['data'];
		$is_kept = false;
		if ( $had ) {
			$this->kept->forget( $user_id );
			$is_kept = ! $this->upgrades->forget( $user_id );
		}
		return array(
			'items_removed'  => $had && ! $is_kept,
			'items_retained' => $is_kept,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
