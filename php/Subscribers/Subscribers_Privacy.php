<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use Slipstream\Http\Request_Error;
use Slipstream\Mail\Outbox\Mail;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;
use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\People\Subscriber;
use Slipstream\Subscribers\Sign_Up\Sign_Up;
use WP_Term;

/**
 * Exports what is stored of someone who subscribes, and erases it but for what keeps the site from mailing them again,
 * and what proves that it was allowed to.
 */
final class Subscribers_Privacy implements Personal_Data {

	/** Mails of a batch: there are few, as they are kept for days. */
	private const BATCH = 100;

	public function __construct( private Subscribers_Services $services ) {}

	public function id(): string {
		return 'slipstream-subscribers';
	}

	public function label(): string {
		return __( 'Newsletter', 'slipstream' );
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$offset = self::BATCH * max( 0, $page - 1 );
		$mails  = $this->services->outbox()->of_person( $email, self::BATCH, $offset );
		$data   = array_map( $this->mail_item( ... ), $mails );
		if ( 0 === $offset ) {
			$subscriber = $this->services->subscribers()->of_email( $email );
			$proofs     = $this->services->proofs()->of_email( $email );
			array_push(
				$data,
				...( null === $subscriber ? array() : array( $this->subscriber_item( $subscriber ) ) ),
				...array_map( $this->proof_item( ... ), $proofs, array_keys( $proofs ) ),
				...array_map( $this->sign_up_item( ... ), $this->services->sign_ups()->of_email( $email ) )
			);
		}
		return array(
			'data' => $data,
			'done' => count( $mails ) < self::BATCH,
		);
	}

	/**
	 * @param int $page Not used: a few statements erase all.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$people     = $this->services->subscribers();
		$subscriber = $people->of_email( $email );
		$years      = (int) Subscribers_Settings::value( Subscribers_Settings::CONSENT_YEARS );
		// Before they leave, which forgets the address: a process that dies has erased the rest then.
		$removed = $this->services->outbox()->erase( $email )
			+ $this->services->import_rows()->erase( $email )
			+ $this->services->sign_ups()->forget( $this->services->keys()->of( $email ) );
		if ( true === $subscriber?->is_active() ) {
			$removed += (int) $this->services->departure()->leave( $subscriber, Left_By::Eraser );
		}
		if ( null === $subscriber || 0 === $years ) {
			$removed += $this->services->proofs()->forget( $email );
		}
		$messages = array();
		if ( null !== $subscriber ) {
			$messages[] = __( 'Newsletter: a hash of the email address stays, so that no import subscribes it again.', 'slipstream' );
		}
		if ( array() !== $this->services->proofs()->of_email( $email ) ) {
			$messages[] = sprintf(
				/* translators: %s: a number. */
				_n(
					'Newsletter: the proof of consent, with the email address, stays until %s year after the end of the year in which the person left.',
					'Newsletter: the proof of consent, with the email address, stays until %s years after the end of the year in which the person left.',
					$years,
					'slipstream'
				),
				number_format_i18n( $years )
			);
		}
		return array(
			'items_removed'  => $removed > 0,
			'items_retained' => array() !== $messages,
			'messages'       => $messages,
			'done'           => true,
		);
	}

	/** @return array<string, mixed> */
	private function subscriber_item( Subscriber $subscriber ): array {
		$names = array_map(
			static fn ( WP_Term $term ): string => $term->name,
			array_filter(
				$this->services->categories()->terms(),
				static fn ( WP_Term $term ): bool => in_array( $term->term_id, $subscriber->categories, true )
			)
		);
		return $this->item(
			'subscriber',
			array(
				__( 'Email address', 'slipstream' )    => $subscriber->email,
				__( 'Name', 'slipstream' )             => $subscriber->name,
				__( 'Status', 'slipstream' )           => $subscriber->state->value,
				__( 'Access', 'slipstream' )           => $subscriber->access->value,
				__( 'Language', 'slipstream' )         => $subscriber->language,
				__( 'Categories', 'slipstream' )       => implode( ', ', $names ),
				__( 'Subscribed (UTC)', 'slipstream' ) => self::time( $subscriber->since ),
				__( 'Left (UTC)', 'slipstream' )       => self::time( $subscriber->ended ),
			)
		);
	}

	/** @return array<string, mixed> */
	private function proof_item( Proof $proof, int $number ): array {
		return $this->item(
			"consent-$number",
			array(
				__( 'Agreed to', 'slipstream' )       => $proof->agreed->text,
				__( 'Form', 'slipstream' )            => $proof->agreed->form,
				__( 'Page', 'slipstream' )            => $proof->agreed->page,
				__( 'Asked to subscribe (UTC)', 'slipstream' ) => self::time( $proof->asked->time ),
				__( 'From IP address', 'slipstream' ) => $proof->asked->ip,
				__( 'Confirmed (UTC)', 'slipstream' ) => self::time( $proof->confirmed->time ),
				__( 'Confirmed from IP address', 'slipstream' ) => $proof->confirmed->ip,
				__( 'ID of the email', 'slipstream' ) => $proof->mail->id,
			)
		);
	}

	/** @return array<string, mixed> */
	private function sign_up_item( Sign_Up $sign_up ): array {
		return $this->item(
			"sign-up-$sign_up->id",
			array(
				__( 'Email address', 'slipstream' )   => $sign_up->joining->email,
				__( 'Name', 'slipstream' )            => $sign_up->joining->name,
				__( 'Asked to subscribe (UTC)', 'slipstream' ) => self::time( $sign_up->asked->time ),
				__( 'From IP address', 'slipstream' ) => $sign_up->asked->ip,
				__( 'Ends (UTC)', 'slipstream' )      => self::time( $sign_up->expires ),
			)
		);
	}

	/** @return array<string, mixed> */
	private function mail_item( Mail $mail ): array {
		return $this->item(
			"mail-$mail->id",
			array(
				__( 'Email stored (UTC)', 'slipstream' ) => self::time( $mail->created ),
				__( 'Subject', 'slipstream' )            => $mail->subject,
				__( 'Text', 'slipstream' )               => $mail->body,
			)
		);
	}

	private static function time( int $time ): string {
		return 0 === $time ? '' : gmdate( 'Y-m-d H:i:s', $time );
	}

	/**
	 * @param array<string, string> $values By name.
	 * @return array<string, mixed>
	 */
	private function item( string $id, array $values ): array {
		$values = array_filter( $values, static fn ( string $value ): bool => '' !== $value );
		// The exporter takes HTML, and keeps some of it.
		return Export_Item::of( $this->id(), $this->label(), $id, array_map( 'htmlspecialchars', $values ) );
	}
}
