<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * The columns of an order, and what they hold of a new one. Order::of() reads them.
 */
final class Order_Row {

	public const COLUMNS = "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			uuid varchar(36) NOT NULL,
			gateway varchar(10) NOT NULL,
			mode varchar(4) NOT NULL,
			account varchar(191) NOT NULL,
			amount bigint(20) NOT NULL,
			currency varchar(3) NOT NULL,
			quantity int(10) unsigned NOT NULL DEFAULT 1,
			billing varchar(10) NOT NULL,
			plan_id bigint(20) unsigned NOT NULL DEFAULT 0,
			post_id bigint(20) unsigned NOT NULL DEFAULT 0,
			block varchar(100) NOT NULL DEFAULT '',
			block_hash varchar(64) NOT NULL DEFAULT '',
			sentence text NOT NULL,
			state varchar(20) NOT NULL,
			dispute varchar(10) NOT NULL,
			checkout_id varchar(191) NOT NULL DEFAULT '',
			payment_id varchar(191) NOT NULL DEFAULT '',
			payment_key varchar(64) NOT NULL DEFAULT '',
			subscription_id varchar(191) NOT NULL DEFAULT '',
			customer_id varchar(191) NOT NULL DEFAULT '',
			as_customer varchar(191) NOT NULL DEFAULT '',
			proven tinyint(1) unsigned NOT NULL DEFAULT 0,
			unconfirmed tinyint(1) unsigned NOT NULL DEFAULT 0,
			email varchar(254) NOT NULL DEFAULT '',
			person varchar(64) NOT NULL DEFAULT '',
			payer_name text NOT NULL,
			note text NOT NULL,
			form_key varchar(64) NOT NULL,
			attempt int(10) unsigned NOT NULL,
			paid bigint(20) unsigned NOT NULL DEFAULT 0,
			erased bigint(20) unsigned NOT NULL DEFAULT 0,
			created bigint(20) unsigned NOT NULL,
			updated bigint(20) unsigned NOT NULL,
			version bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY uuid (uuid),
			UNIQUE KEY form (form_key,attempt),
			KEY payment_key (payment_key),
			KEY person (person),
			KEY unconfirmed (unconfirmed,paid),
			KEY state (state,id)";

	/** @return array<string, string|int> By column. */
	public static function of(
		New_Order $order,
		string $form_key,
		int $attempt,
		int $now,
		Ledger_Database $database
	): array {
		$terms = $order->terms;
		$fit   = static fn ( string $text, string $column ): string => $database->fit( $text, Orders::TABLE, $column );
		return array(
			'uuid'        => wp_generate_uuid4(),
			'amount'      => $terms->money->amount,
			'currency'    => $terms->money->currency,
			'quantity'    => $terms->quantity,
			'billing'     => $terms->interval->value,
			'plan_id'     => $terms->plan_id,
			'post_id'     => $terms->post_id,
			'block'       => $terms->block,
			'block_hash'  => $terms->block_hash,
			'sentence'    => $fit( $terms->sentence, 'sentence' ),
			'state'       => Order_State::Created->value,
			'dispute'     => Dispute_State::None->value,
			'email'       => $fit( $order->payer->email, 'email' ),
			'person'      => Payer::key( $order->payer->email ),
			'proven'      => (int) ( '' !== $order->payer->email ),
			'unconfirmed' => 1,
			'payer_name'  => $fit( $order->payer->name, 'payer_name' ),
			'note'        => $fit( $order->payer->note, 'note' ),
			'form_key'    => $form_key,
			'attempt'     => $attempt,
			'created'     => $now,
			'updated'     => $now,
			'version'     => 1,
		) + array( 'as_customer' => Gateway_Id::checked( $order->as_customer ) )
			+ Gateway_Id::columns( $order->account );
	}
}
