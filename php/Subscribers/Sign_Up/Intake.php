<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\Consent\Consent_Text;
use Slipstream\Subscribers\Newsletter_Categories;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Support\Clock;

/**
 * Takes forms to subscribe, from a page or its script.
 */
final class Intake {

	public function __construct(
		private Sign_Up_Service $service,
		private Guard $guard,
		private Newsletter_Categories $categories,
		private Clock $clock
	) {}

	/**
	 * What a form says that is shown now.
	 *
	 * @param string $form Which form it is, such as a block's name.
	 * @param string $page The URL of the page that it is on.
	 */
	public function offer( string $form, string $page ): Offer {
		return new Offer(
			new Agreed( Consent_Text::current(), $form, $page ),
			determine_locale(),
			$this->clock->now()
		);
	}

	/** @throws Request_Error If it is not taken. */
	public function take( Request $request, string $origin, Visitor $visitor ): void {
		$offer = Offer::open( $request->text( Request::FIELD_OFFER ), $this->clock );
		$this->guard->ensure_human( $offer, $request, $origin );
		$this->service->ask(
			new New_Sign_Up(
				new Joining(
					$request->text( Request::FIELD_EMAIL ),
					'',
					trim( $request->text( Request::FIELD_NAME ) ),
					$offer->language,
					$this->categories->chosen( $request->categories() )
				),
				$offer->agreed,
				new Act( $this->clock->now(), $visitor->ip )
			),
			$visitor
		);
	}
}
