<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Http\Request_Error;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Services\Mailchimp\Mailchimp_Client;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Services\Mailchimp\Member;
use Slipstream\Services\Newsletter\Newsletter_Sign_Up;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Email_Address;

/**
 * Adds someone to an audience. Whoever is there gains interests and loses nothing: anybody can enter any address. Who
 * has left comes back only by confirming.
 */
final class Member_Sign_Up {

	/** Seconds in which an address that does not confirm is sent one more mail. */
	private const AGAIN = 6 * HOUR_IN_SECONDS;

	/** @param bool $asks_twice Whether people confirm before they are members. */
	public function __construct(
		private Mailchimp_Client $client,
		private Counters $counters,
		private Audience $audience,
		private bool $asks_twice
	) {}

	/**
	 * @throws Mailchimp_Error If they are not added: with Compliance and Forgotten, they can do it themselves.
	 * @throws Request_Error If the database fails.
	 */
	public function sign_up( Newsletter_Sign_Up $wish ): void {
		$member = $this->client->member( $this->audience->id, $wish->email );
		$change = $this->change( $wish, $member );
		$status = match ( $member?->status ) {
			// As many requests as for who is new.
			null, 'subscribed', 'pending' => array(),
			'unsubscribed', 'cleaned'     => array( 'status' => 'pending' ),
			// Archived, or a customer who gets no newsletter.
			default                       => array( 'status' => $this->status() ),
		};
		try {
			$this->put( $change + $status );
		} catch ( Mailchimp_Error $error ) {
			if ( Mailchimp_Failure::Compliance !== $error->failure || 'pending' === ( $status['status'] ?? '' ) ) {
				throw $error;
			}
			// They have left, which a form cannot take back. Mailchimp asks them.
			$this->put( $change + array( 'status' => 'pending' ) );
		}
		if ( null !== $member && 'pending' === $member->status ) {
			$this->ask_again( $wish, $member );
		}
	}

	/** @return array<string, mixed> What someone gets besides a status. */
	private function change( Newsletter_Sign_Up $wish, ?Member $member ): array {
		$groups = array_diff( $wish->groups, $member->interests ?? array() );
		return $this->basics( $wish, $member ) + self::set(
			array(
				'interests'    => array_fill_keys( $groups, true ),
				'merge_fields' => null !== $member || '' === $wish->tag ? array() : array( $wish->tag => $wish->value ),
				'language'     => null !== $member ? '' : self::language( $wish->language ),
			)
		);
	}

	/** @return array<string, string> What each request has. An address stays as the audience has it. */
	private function basics( Newsletter_Sign_Up $wish, ?Member $member ): array {
		return array(
			'email_address' => $member->email ?? $wish->email,
			'status_if_new' => $this->status(),
		);
	}

	private function status(): string {
		return $this->asks_twice ? 'pending' : 'subscribed';
	}

	/**
	 * Has Mailchimp send its mail once more, which it does not do for who waits already.
	 *
	 * @throws Request_Error If the database fails.
	 */
	private function ask_again( Newsletter_Sign_Up $wish, Member $member ): void {
		$name = 'mailchimp-asked|' . $this->audience->id . '|' . Email_Address::key( $wish->email );
		if ( Claim_Result::Granted !== $this->counters->take( $name, 1, self::AGAIN ) ) {
			return;
		}
		$basics = $this->basics( $wish, $member );
		// Whoever is killed between these two has left somebody out who never was in: asked again, they get the mail.
		try {
			$this->client->put_member( $this->audience->id, $basics + array( 'status' => 'unsubscribed' ) );
		} catch ( Mailchimp_Error $error ) {
			// No mail was caused: the next try may.
			$this->counters->forget( $name );
			throw $error;
		}
		$this->client->put_member( $this->audience->id, $basics + array( 'status' => 'pending' ) );
	}

	/**
	 * Sends what there is. Groups and fields that the audience no longer has, or not like this, keep nobody out.
	 *
	 * @param array<string, mixed> $change
	 */
	private function put( array $change ): void {
		try {
			$this->client->put_member( $this->audience->id, $change );
		} catch ( Mailchimp_Error $error ) {
			$plain = array_diff_key( $change, array_flip( array( 'interests', 'merge_fields', 'language' ) ) );
			if (
				Mailchimp_Failure::Invalid !== $error->failure || $plain === $change
				|| array() === array_diff( $error->fields, array( 'email_address' ) )
			) {
				throw $error;
			}
			$this->client->put_member( $this->audience->id, $plain );
		}
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed> Without what is empty: JSON would have a list for an object.
	 */
	private static function set( array $values ): array {
		return array_filter( $values, static fn ( mixed $value ): bool => '' !== $value && array() !== $value );
	}

	/** The language of a locale, as Mailchimp names it. */
	private static function language( string $locale ): string {
		return in_array( $locale, array( 'pt_PT', 'es_ES', 'fr_CA' ), true )
			? $locale
			: (string) preg_replace( '/[_-].*$/s', '', $locale );
	}
}
