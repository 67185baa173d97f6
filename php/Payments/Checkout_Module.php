<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Closure;
use Slipstream\Blocks\View_Script;
use Slipstream\Http\Site_Page;
use Slipstream\Members\Members_Module;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Checkout\Checkout_Checks;
use Slipstream\Payments\Checkout\Checkout_Guard;
use Slipstream\Payments\Checkout\Checkout_Page;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Checkout_Service;
use Slipstream\Payments\Checkout\Declined_Return;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Rules;
use Slipstream\Payments\Checkout\Offer_Seal;
use Slipstream\Payments\Checkout\Pay_Page;
use Slipstream\Payments\Checkout\Return_Page;
use Slipstream\Payments\Rendering\Button_Address;
use Slipstream\Payments\Rendering\Checkout_Fields;
use Slipstream\Payments\Rendering\Donation_Goal;
use Slipstream\Payments\Rendering\Donation_Offer;
use Slipstream\Payments\Rendering\Donations_Form;
use Slipstream\Payments\Rendering\Payment_Button;
use Slipstream\Payments\Rendering\Plan_Form;
use Slipstream\Payments\Rendering\Plan_Offer;
use Slipstream\Payments\Rest\Attention_Controller;
use Slipstream\Support\Environment;
use Slipstream\Support\Sealed_Data;

/**
 * How visitors pay: forms and buttons on pages, the way to the gateway, and the way back. It stays while payments are
 * off, as someone may still come back.
 */
final class Checkout_Module implements With_Health_Checks, With_Routes, With_Stored_Data {

	/** What the saved address of a button has: its plans. The second is of older posts. */
	private const BUTTONS = array( 'recurring_payments', 'open_payment_plan' );

	/** This request's form, which the blocks draw. */
	private ?Checkout_Page $page = null;

	/** @param array<string, Closure(): Offer_Rules> $rules By the name of the block, for those that sell no plans. */
	public function __construct(
		private Environment $site,
		private Payments_Module $payments,
		private Memberships_Module $memberships,
		private ?Members_Module $members = null,
		private array $rules = array()
	) {}

	public function slug(): string {
		return 'payments-checkout';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop the form.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
	}

	/** Processes a form that was sent, and shows the pages that are no posts. */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Visitors have no nonce, as pages are cached; what they send is sealed, or checked by the rules.
		if ( Checkout_Page::is_asked( $_POST ) ) {
			$this->page()->handle( $_POST );
		}
		$asked = array( Return_Page::QUERY, Pay_Page::QUERY, ...( array() === $_POST ? self::BUTTONS : array() ) );
		foreach ( $asked as $query ) {
			$value = isset( $_GET[ $query ] ) && is_string( $_GET[ $query ] ) ? wp_unslash( $_GET[ $query ] ) : '';
			match ( true ) {
				'' === $value                           => null,
				in_array( $query, self::BUTTONS, true ) => $this->follow( $value ),
				default                                 => $this->show( $query, $value ),
			};
		}
		if ( null !== $this->page?->error() ) {
			add_action(
				'wp_footer',
				fn () => print $this->fields()->unshown_error() // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
			);
		}
		// phpcs:enable
	}

	/** Leads from the saved address of a button to the page where its plans are paid. */
	private function follow( string $plans ): void {
		$address = ( new Button_Address( $this->button() ) )->leads( $plans );
		if ( null !== $address ) {
			nocache_headers();
			wp_safe_redirect( $address, 302, 'Slipstream' );
			exit;
		}
	}

	public function health_checks(): array {
		return ( new Checkout_Checks( $this->guard() ) )->all();
	}

	public function controllers(): array {
		return array( new Attention_Controller( $this->payments->services(), $this->guard() ) );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( transients: array( Donation_Goal::TRANSIENTS ) );
	}

	public function service(): Checkout_Service {
		return new Checkout_Service(
			$this->seal(),
			$this->guard(),
			fn ( Offer $offer ): Offer_Rules => isset( $this->rules[ $offer->block ] )
				? ( $this->rules[ $offer->block ] )()
				: new Checkout_Rules( $this->memberships->plans(), $this->is_paid( ... ) ),
			$this->payments->services(),
			$this->site->clock(),
			$this->email()
		);
	}

	/** The address of who is signed in; '' for nobody. */
	private function email(): string {
		return $this->members?->current()->email ?? '';
	}

	/** Whether who is signed in pays a plan again and again already. */
	private function is_paid( Plan $plan, Gateway $gateway ): bool {
		$mode = Payments_Settings::mode( $gateway );
		return $this->payments->services()->subscriptions()->has_running( $this->email(), $plan->id, $gateway, $mode );
	}

	/** This request's form, if one was sent. */
	public function page(): Checkout_Page {
		return $this->page ??= new Checkout_Page( $this->service( ... ), $this->seal() );
	}

	public function return_page(): Return_Page {
		return new Return_Page( $this->payments->services(), $this->site->counters() );
	}

	public function pay_page(): Pay_Page {
		$plans = $this->memberships->plans();
		$form  = new Plan_Form( $plans, new Plan_Offer( $plans ), $this->fields() );
		return new Pay_Page( $this->seal(), $form->html( ... ) );
	}

	public function donations(): Donations_Form {
		return new Donations_Form(
			$this->payments->services(),
			new Donation_Offer( $this->memberships->plans() ),
			$this->fields(),
			new Donation_Goal( $this->payments->services()->post_totals() )
		);
	}

	public function button(): Payment_Button {
		return new Payment_Button(
			$this->payments->services(),
			new Plan_Offer( $this->memberships->plans() ),
			$this->seal()
		);
	}

	public function seal(): Offer_Seal {
		return new Offer_Seal( Sealed_Data::for_visitors( 'payments' ), $this->site->clock() );
	}

	public function guard(): Checkout_Guard {
		return new Checkout_Guard( $this->site->counters(), $this->site->clock() );
	}

	public function fields(): Checkout_Fields {
		return new Checkout_Fields( $this->page(), $this->seal() );
	}

	private function show( string $query, string $value ): never {
		if ( Return_Page::QUERY === $query ) {
			// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Anybody may look.
			$declined = new Declined_Return( $this->payments->services(), $this->site->counters() );
			$address  = $declined->address( $value, wp_unslash( $_GET ) );
			if ( null !== $address ) {
				nocache_headers();
				Checkout_Page::leave( $address );
			}
			$this->return_page()->page( $value, isset( $_GET[ Return_Page::QUERY_REPEAT ] ) )->show();
			// phpcs:enable
		}
		add_action( 'wp_enqueue_scripts', static fn () => View_Script::enqueue( 'donations' ) );
		$page  = $this->pay_page()->page( $value );
		$error = $this->page()->error();
		( null === $error ? $page : new Site_Page( $page->title, $page->html, $error->http_status ) )->show();
	}
}
