<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Health_Check;
use Slipstream\Newsletter_Form\Mailchimp\Mailchimp_List;
use Slipstream\Services\Mailchimp\Mailchimp_Failure;

/**
 * Says what keeps people from signing up.
 */
final class Newsletter_Form_Checks {

	public function __construct( private Newsletter_Form_Services $services ) {}

	/** @return list<Health_Check> Nothing where all is well, or no form is in use. */
	public function all(): array {
		try {
			return array( ...$this->flood(), ...$this->mailchimp() );
		} catch ( Request_Error $error ) {
			return array( self::check( 'newsletter_form', Health_Check::WARNING, $error->getMessage() ) );
		}
	}

	/** @return list<Health_Check> */
	private function flood(): array {
		return ! $this->services->guard()->had_flood() ? array() : array(
			self::check(
				'newsletter_form_flood',
				Health_Check::WARNING,
				__( 'An unusual number of people used the Mailchimp block’s form in the last day, so others may have been unable to for a while. Bots may be entering strangers’ addresses. If it continues, ask your host to block them.', 'slipstream' )
			),
		);
	}

	/** @return list<Health_Check> */
	private function mailchimp(): array {
		if ( Mailchimp_List::SLUG !== Newsletter_Form_Settings::chosen_list() ) {
			return array();
		}
		if ( Newsletter_Form_Settings::has_broken_key() ) {
			return array(
				self::check(
					'mailchimp_key',
					Health_Check::CRITICAL,
					__( 'What this site has as its Mailchimp API key is not one, so no form is shown. Enter the key again: it ends with a dash and the data center, such as us7.', 'slipstream' )
				),
			);
		}
		$text = match ( $this->services->account()->troubles()->last() ) {
			Mailchimp_Failure::Key_Refused => __( 'Mailchimp rejects this site’s API key, so nobody can sign up. Enter a new key.', 'slipstream' ),
			Mailchimp_Failure::Forbidden   => __( 'Mailchimp does not let this site add people, so nobody can sign up. Check your account at Mailchimp.', 'slipstream' ),
			Mailchimp_Failure::Not_Found   => __( 'The audience that people sign up to no longer exists at Mailchimp. Choose another one.', 'slipstream' ),
			default                        => '',
		};
		return '' === $text ? array() : array( self::check( 'mailchimp_refuses', Health_Check::CRITICAL, $text ) );
	}

	private static function check( string $id, string $status, string $text ): Health_Check {
		return new Health_Check( $id, __( 'Mailchimp', 'slipstream' ), $status, $text );
	}
}
