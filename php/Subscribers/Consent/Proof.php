<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use stdClass;

/**
 * What shows that someone wanted to be a subscriber.
 */
final class Proof {

	/** Characters of a text's hash that people read as its version. */
	private const VERSION = 12;

	/**
	 * @param string     $key       What tells it from others: the same is stored once.
	 * @param Act        $asked     The form that was sent, or the owner's word.
	 * @param Mail_Proof $mail      The mail that asked to confirm.
	 * @param Act        $confirmed The click in it; without time where nobody had to.
	 * @param int        $user_id   The user who vouches for it; 0 for nobody.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $email,
		public readonly Proof_Kind $kind,
		public readonly Agreed $agreed,
		public readonly Act $asked,
		public readonly Mail_Proof $mail = new Mail_Proof(),
		public readonly Act $confirmed = new Act(),
		public readonly int $user_id = 0
	) {}

	/** @param stdClass $row With the texts. */
	public static function of( stdClass $row ): self {
		return new self(
			(string) $row->consent_key,
			(string) $row->email,
			Proof_Kind::from( (string) $row->kind ),
			new Agreed( (string) $row->agreed, (string) $row->form, (string) $row->page ),
			new Act( (int) $row->asked, (string) $row->asked_ip ),
			new Mail_Proof( (string) $row->mail_id, (string) $row->mailed ),
			new Act( (int) $row->confirmed, (string) $row->confirmed_ip ),
			(int) $row->user_id
		);
	}

	/** What people call a wording; '' for no text. */
	public static function version( string $text ): string {
		return '' === $text ? '' : substr( hash( 'sha256', $text ), 0, self::VERSION );
	}
}
