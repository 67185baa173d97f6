<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;
use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Declarations\Declaration;
use Slipstream\Payers\Declarations\Declarations;
use Slipstream\Mail\Outbox\Mail;
use Slipstream\Mail\Outbox\Outbox;

/**
 * Exports what someone who pays has asked for and was told, and erases it.
 */
final class Payers_Privacy implements Personal_Data {

	/** Rows of a batch. */
	private const BATCH = 100;

	public function __construct(
		private Outbox $outbox,
		private Wishes $wishes,
		private Declarations $declarations
	) {}

	public function id(): string {
		return 'slipstream-payers';
	}

	public function label(): string {
		return __( 'Emails about payments, and cancellations', 'slipstream' );
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$offset = self::BATCH * max( 0, $page - 1 );
		$mails  = $this->outbox->of_person( $email, self::BATCH, $offset );
		$wishes = 0 === $offset ? $this->wishes->of_person( $email ) : array();
		$sent   = 0 === $offset ? $this->declarations->of_person( $email ) : array();
		return array(
			'data' => array(
				...array_map( $this->mail_item( ... ), $mails ),
				...array_map( $this->wish_item( ... ), $wishes ),
				...array_map( $this->declaration_item( ... ), $sent ),
			),
			'done' => count( $mails ) < self::BATCH,
		);
	}

	/**
	 * @param int $page Not used: a few statements erase all.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$removed  = $this->outbox->erase( $email )
			+ $this->wishes->erase( $email )
			+ $this->declarations->erase( $email );
		$messages = array();
		if ( array() !== $this->wishes->of_person( $email ) ) {
			$messages[] = __( 'A request to cancel a subscription is still pending, so it stays. Erase again when the subscription is canceled.', 'slipstream' );
		}
		if ( array() !== $this->declarations->of_person( $email ) ) {
			$messages[] = __( 'A cancellation or withdrawal still waits for you, so that stays. Mark it as handled, then erase again.', 'slipstream' );
		}
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => array() !== $messages,
			'messages'       => $messages,
			'done'           => true,
		);
	}

	/** @return array<string, mixed> */
	private function mail_item( Mail $mail ): array {
		return $this->item(
			"mail-$mail->id",
			array(
				__( 'Email stored (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', $mail->created ),
				__( 'Subject', 'slipstream' )            => $mail->subject,
				__( 'Text', 'slipstream' )               => $mail->body,
			)
		);
	}

	/** @return array<string, mixed> */
	private function wish_item( Wish $wish ): array {
		return $this->item(
			"cancellation-$wish->id",
			array(
				__( 'Asked to cancel (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', $wish->asked ),
				__( 'Status', 'slipstream' ) => $wish->state->value,
			)
		);
	}

	/** @return array<string, mixed> */
	private function declaration_item( Declaration $declaration ): array {
		return $this->item(
			"declaration-$declaration->id",
			array(
				__( 'Declared (UTC)', 'slipstream' ) => gmdate( 'Y-m-d H:i:s', $declaration->created ),
			) + $declaration->declared->lines()
		);
	}

	/**
	 * @param array<string, string> $values By name.
	 * @return array<string, mixed>
	 */
	private function item( string $id, array $values ): array {
		// The exporter takes HTML, and keeps some of it.
		return Export_Item::of( $this->id(), $this->label(), $id, array_map( 'htmlspecialchars', $values ) );
	}
}
