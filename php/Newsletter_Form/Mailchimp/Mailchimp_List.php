<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form\Mailchimp;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Services\Mailchimp\Audience;
use Slipstream\Services\Mailchimp\Mailchimp_Error;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Services\Newsletter\Newsletter_Sign_Up;
use Slipstream\Support\Environment;

/**
 * The audience at Mailchimp that the owner has chosen, as forms use it.
 */
final class Mailchimp_List implements Newsletter_List {

	public const SLUG = 'mailchimp';

	/** Seconds after which a visitor's next try makes sense. */
	private const PAUSE = 60;

	public function __construct(
		private Environment $site,
		private Mailchimp_Account $account,
		private Audience_Choice $choice,
		private bool $is_eager = true
	) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_ready(): bool {
		return '' !== $this->choice->get() && null !== Newsletter_Form_Settings::key();
	}

	public function consent(): string {
		return __( 'By signing up, you agree that the owner of this site and Mailchimp get your email address and send you news by email. Every email has a link to unsubscribe.', 'slipstream' );
	}

	public function next_step(): string {
		return self::asks_twice( $this->audience() )
			? __( 'Check your inbox: open the link in the email that you were sent to confirm.', 'slipstream' )
			: __( 'If you get an email that asks you to confirm, open the link in it.', 'slipstream' );
	}

	public function groups(): array {
		try {
			return $this->account->memory( $this->is_eager )->groups( $this->chosen() );
		} catch ( Mailchimp_Error $error ) {
			throw $error->for_authors();
		}
	}

	public function sign_up( Newsletter_Sign_Up $wish ): void {
		$audience = $this->audience();
		try {
			( new Member_Sign_Up(
				$this->account->client(),
				$this->site->counters(),
				$audience,
				self::asks_twice( $audience )
			) )->sign_up( $wish );
		} catch ( Mailchimp_Error $error ) {
			throw $this->for_visitors( $error->failure, $audience );
		}
		$this->account->troubles()->note( null );
	}

	/** The one that people are added to. */
	private function audience(): Audience {
		try {
			return $this->account->memory()->audience( $this->chosen() );
		} catch ( Mailchimp_Error $error ) {
			throw $this->for_visitors( $error->failure, null );
		}
	}

	private function chosen(): string {
		$chosen = $this->choice->get();
		return '' === $chosen ? throw Mailchimp_Account::not_connected() : $chosen;
	}

	private static function asks_twice( Audience $audience ): bool {
		return $audience->asks_twice || Newsletter_Form_Settings::asks_always();
	}

	/** What visitors are told, and in Health the owner if it is for them to see to. */
	private function for_visitors( Mailchimp_Failure $failure, ?Audience $audience ): Request_Error {
		$this->account->troubles()->note( $failure );
		return match ( $failure ) {
			Mailchimp_Failure::Busy, Mailchimp_Failure::Unreachable => new Request_Error(
				'newsletter_unavailable',
				__( 'The newsletter service did not respond. Please try again in a minute.', 'slipstream' ),
				503,
				self::PAUSE
			),
			Mailchimp_Failure::Compliance, Mailchimp_Failure::Forgotten => $this->elsewhere( $audience ),
			Mailchimp_Failure::Invalid => new Request_Error(
				'invalid_email',
				__( 'Please enter a valid email address.', 'slipstream' ),
				400
			),
			default => new Request_Error(
				'newsletter_closed',
				__( 'This form does not work at the moment. The owner of this site has to see to it.', 'slipstream' ),
				503,
				HOUR_IN_SECONDS
			),
		};
	}

	private function elsewhere( ?Audience $audience ): Request_Error {
		$url = $audience->form_url ?? '';
		return new Request_Error(
			self::HOSTED_FORM_CODE,
			'' === $url
				? __( 'This address cannot be added here. Ask the owner of this site to add it.', 'slipstream' )
				: __( 'This address cannot be added here. You can sign up on the newsletter’s own page.', 'slipstream' ),
			409,
			null,
			'' === $url ? array() : compact( 'url' )
		);
	}
}
