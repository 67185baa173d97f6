<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;

/**
 * Exports the records of what a person has bought, and takes their address off them. The ledger's eraser does the same
 * there.
 */
final class Simple_Payments_Privacy implements Personal_Data {

	public function __construct( private Order_Records $records ) {}

	public function id(): string {
		return 'slipstream-order-records';
	}

	public function label(): string {
		return __( 'Things bought with PayPal', 'slipstream' );
	}

	/**
	 * @param int $page Not used: one person buys few things.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		return array(
			'data' => array_map( $this->item( ... ), $this->records( $email ) ),
			'done' => true,
		);
	}

	/**
	 * @param int $page Not used.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$ids = $this->records( $email );
		foreach ( $ids as $id ) {
			if ( false === update_post_meta( $id, Order_Records::EMAIL, '' ) ) {
				throw Request_Error::not_stored();
			}
		}
		return array(
			'items_removed'  => array() !== $ids,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => true,
		);
	}

	/** @return list<int> */
	private function records( string $email ): array {
		try {
			return $this->records->of_person( $email );
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'payments_unavailable', 5 );
		}
	}

	/** @return array<string, mixed> */
	private function item( int $id ): array {
		$meta  = static fn ( string $name ): string => (string) get_post_meta( $id, $name, true );
		$price = $meta( Order_Records::PRICE ) . ' ' . $meta( Order_Records::CURRENCY );
		return Export_Item::of(
			$this->id(),
			$this->label(),
			(string) $id,
			// The exporter takes HTML, and keeps some of it.
			array_map(
				'htmlspecialchars',
				array(
					__( 'Product', 'slipstream' )       => get_post_field( 'post_title', $id, 'raw' ),
					__( 'Price', 'slipstream' )         => $price,
					__( 'Email address', 'slipstream' ) => $meta( Order_Records::EMAIL ),
					__( 'Payment ID', 'slipstream' )    => $meta( Order_Records::PAYMENT ),
				)
			)
		);
	}
}
