<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Services\Newsletter\Newsletter_Sign_Up;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Consent_Text;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Support\Clock;
use WP_Term;

/**
 * The site's own list, as the form of a block uses it: whoever signs up confirms by email.
 */
final class Own_List implements Newsletter_List {

	public const SLUG = 'own';

	/** What the form is called in proofs. */
	private const FORM = 'block';

	/** @param bool $is_on Whether the site keeps a list. */
	public function __construct(
		private bool $is_on,
		private Sign_Up_Service $service,
		private Newsletter_Categories $categories,
		private Clock $clock
	) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_ready(): bool {
		return $this->is_on;
	}

	public function consent(): string {
		return Consent_Text::current();
	}

	public function next_step(): string {
		return __( 'Check your inbox: open the link in the email that we sent you to confirm your subscription.', 'slipstream' );
	}

	/** The categories that subscribers can choose from: who is given none gets all. */
	public function groups(): array {
		$interests = array_map(
			static fn ( WP_Term $term ): array => array(
				'id'   => (string) $term->term_id,
				'name' => wp_specialchars_decode( $term->name, ENT_QUOTES ),
			),
			$this->categories->offered()
		);
		return array() === $interests ? array() : array(
			array(
				'id'        => 'categories',
				'title'     => __( 'Newsletter categories', 'slipstream' ),
				'is_hidden' => false,
				'interests' => $interests,
			),
		);
	}

	public function sign_up( Newsletter_Sign_Up $wish ): void {
		$this->service->ask(
			new New_Sign_Up(
				new Joining(
					$wish->email,
					'',
					'',
					$wish->language,
					$this->categories->chosen( Request::numbers( $wish->groups ) )
				),
				new Agreed( $wish->consent, self::FORM, $wish->page ),
				new Act( $this->clock->now(), $wish->visitor->ip )
			),
			$wish->visitor
		);
	}
}
