<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;

/**
 * What was paid to an account with the forms of one post.
 */
final class Post_Totals {

	/** What people have given, without what was given back; fees are the owner's. */
	private const KINDS = array(
		Entry_Kind::Charge,
		Entry_Kind::Refund,
		Entry_Kind::Refund_Failed,
		Entry_Kind::Dispute,
		Entry_Kind::Dispute_Reversal,
	);

	public function __construct( private Ledger_Database $database ) {}

	/** @throws Request_Error If the database fails. */
	public function total( Gateway_Account $account, int $post_id, string $block, string $currency ): Money {
		$kinds  = array_map( static fn ( Entry_Kind $kind ): string => $kind->value, self::KINDS );
		$places = implode( ', ', array_fill( 0, count( $kinds ), '%s' ) );
		$where  = 'gateway = %s AND mode = %s AND account = %s AND post_id = %d AND block = %s';
		$values = array( ...array_values( Gateway_Id::columns( $account ) ), $post_id, $block );
		$orders = $this->database->table( Orders::TABLE );
		$own    = 'gateway = %s AND mode = %s AND account = %s AND currency = %s';
		// Renewals are of the subscription, not of the order's payment; the first payment is of both.
		return new Money(
			$this->database->number(
				"SELECT COALESCE( SUM( amount ), 0 ) AS number FROM %i WHERE $own AND kind IN ( $places )
					AND ( payment_key IN ( SELECT payment_key FROM %i WHERE $where AND payment_key <> '' )
						OR ( subscription_id <> ''
							AND subscription_id IN ( SELECT subscription_id FROM %i WHERE $where ) ) )",
				...array(
					$this->database->table( Entries::TABLE ),
					...array_values( Gateway_Id::columns( $account ) ),
					$currency,
					...$kinds,
					$orders,
					...$values,
					$orders,
					...$values,
				)
			),
			$currency
		);
	}
}
