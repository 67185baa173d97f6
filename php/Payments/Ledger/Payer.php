<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Support\Email_Address;
use Slipstream\Support\Utf8;

/**
 * Who pays, as far as they said. Nobody has proven that the email address is theirs.
 */
final class Payer {

	private const LONGEST_NAME = 200;
	private const LONGEST_NOTE = 2000;

	/** In lower case; '' if it is not known. */
	public readonly string $email;
	public readonly string $name;
	public readonly string $note;

	public function __construct( string $email = '', string $name = '', string $note = '' ) {
		$email       = Email_Address::normal( $email );
		$this->email = strlen( $email ) > Email_Address::LONGEST ? '' : $email;
		$this->name  = mb_substr( Utf8::scrub( $name ), 0, self::LONGEST_NAME );
		$this->note  = mb_substr( Utf8::scrub( $note ), 0, self::LONGEST_NOTE );
	}

	/** What the rows of a person are found by. */
	public static function key( string $email ): string {
		return Email_Address::key( $email );
	}

	/** The same person, with what another source knows more. */
	public function completed_by( self $other ): self {
		return new self(
			'' === $this->email ? $other->email : $this->email,
			'' === $this->name ? $other->name : $this->name,
			'' === $this->note ? $other->note : $this->note
		);
	}
}
