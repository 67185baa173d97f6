<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Mail_Proof;
use Slipstream\Subscribers\Consent\Proof;
use Slipstream\Subscribers\Consent\Proof_Kind;
use Slipstream\Subscribers\People\Categories;
use Slipstream\Subscribers\People\Joining;
use stdClass;

/**
 * Someone's wish to subscribe, of which nobody knows yet whether it is theirs: a row as it was read.
 */
final class Sign_Up {

	/** @param int $confirmed When they have confirmed it; 0 for not. */
	private function __construct(
		public readonly int $id,
		public readonly string $token_hash,
		public readonly Joining $joining,
		public readonly Agreed $agreed,
		public readonly Act $asked,
		public readonly Mail_Proof $mail,
		public readonly int $user_id,
		public readonly int $confirmed,
		public readonly int $expires
	) {}

	/** @param stdClass $row With the texts. */
	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->token_hash,
			new Joining(
				(string) $row->email,
				"sign-up $row->id",
				(string) $row->name,
				(string) $row->language,
				Categories::read( (string) $row->categories )
			),
			new Agreed( (string) $row->agreed, (string) $row->form, (string) $row->page ),
			new Act( (int) $row->asked, (string) $row->asked_ip ),
			new Mail_Proof( (string) $row->mail_id, (string) $row->mailed ),
			(int) $row->user_id,
			(int) $row->confirmed,
			(int) $row->expires
		);
	}

	/** What shows that they wanted it, once they have confirmed. */
	public function proof( Act $confirmed ): Proof {
		return new Proof(
			"sign-up|$this->token_hash",
			$this->joining->email,
			Proof_Kind::Confirmed,
			$this->agreed,
			$this->asked,
			$this->mail,
			$confirmed,
			$this->user_id
		);
	}
}
