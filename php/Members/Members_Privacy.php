<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;

/**
 * Exports where a person is signed in, and signs them out.
 */
final class Members_Privacy implements Personal_Data {

	public function __construct( private Sign_Ins $sign_ins, private Sessions $sessions ) {}

	public function id(): string {
		return 'slipstream-members';
	}

	public function label(): string {
		return __( 'Sign-ins by email', 'slipstream' );
	}

	/**
	 * @param int $page Not used: there is little.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$rows = array(
			__( 'Signed in (UTC)', 'slipstream' )        => $this->sessions->of_person( $email ),
			__( 'Asked to sign in (UTC)', 'slipstream' ) => $this->sign_ins->of_person( $email ),
		);
		$data = array();
		foreach ( $rows as $name => $found ) {
			foreach ( $found as $row ) {
				$data[] = Export_Item::of(
					$this->id(),
					$this->label(),
					(string) count( $data ),
					array(
						$name                            => gmdate( 'Y-m-d H:i:s', (int) $row->created ),
						__( 'Ends (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', (int) $row->expires ),
					)
				);
			}
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$removed = $this->sign_ins->forget( $email ) + $this->sessions->end_all( $email );
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}
}
