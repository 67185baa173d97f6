<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Http\Site_Page;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Newsletter_Form\Form\Form_Block;
use Slipstream\Newsletter_Form\Mailchimp\Audience_Memory;
use Slipstream\Newsletter_Form\Mailchimp\Mailchimp_List;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Store;
use Slipstream\Newsletter_Form\Rest\Audiences_Controller;
use Slipstream\Newsletter_Form\Rest\Fields_Controller;
use Slipstream\Newsletter_Form\Rest\Sign_Up_Controller;
use Slipstream\Newsletter_Form\Rest\Status_Controller;
use Slipstream\Newsletter_Form\Rest\Webhook_Controller;
use Slipstream\Services\Mailchimp\Mailchimp_Key;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Support\Environment;

/**
 * The form of the Mailchimp block: it signs visitors up to an audience at Mailchimp with the owner's key, or to the
 * site's own list.
 */
final class Newsletter_Form_Module implements
	With_External_Hosts,
	With_Health_Checks,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Stored_Data {

	/** The parameter of its page. Named here, so that other pages of the site load no class for it. */
	private const QUERY = 'slipstream_newsletter';

	/** @param Closure(): Newsletter_List $own_list Gives the list of the site itself. */
	public function __construct( private Environment $site, private Closure $own_list ) {}

	public function slug(): string {
		return 'newsletter-form';
	}

	public function add_hooks(): void {
		// Before redirects to the canonical address, which would drop what was sent.
		add_action( 'template_redirect', $this->answer( ... ), 5 );
	}

	public function services(): Newsletter_Form_Services {
		return new Newsletter_Form_Services( $this->site, $this->own_list );
	}

	/** Draws the block. */
	public function block(): Form_Block {
		return $this->services()->form_block();
	}

	public function settings(): array {
		return Newsletter_Form_Settings::all();
	}

	public function controllers(): array {
		$services = $this->services();
		return array(
			new Status_Controller( $services ),
			new Audiences_Controller( $services ),
			new Fields_Controller( $services ),
			new Webhook_Controller( $services ),
			new Sign_Up_Controller( $services ),
		);
	}

	public function health_checks(): array {
		return $this->services()->checks()->all();
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array( Webhook_Store::OPTION ),
			transients: array( Audience_Memory::TRANSIENTS )
		);
	}

	public function external_hosts(): array {
		$key = $this->mailchimp_key();
		return null === $key ? array() : array(
			new External_Host(
				__( 'Mailchimp', 'slipstream' ),
				External_Host::of( $key->base_url() ),
				External_Host::VISITORS,
				__( 'The email address of a visitor who signs up, the page’s language, and the groups and the note that the form’s author chose. Sent by your server.', 'slipstream' )
			),
		);
	}

	public function privacy_policy(): array {
		return null === $this->mailchimp_key() ? array() : array(
			__(
				'If someone signs up to the newsletter, this site sends their email address to Mailchimp, which stores it and sends the emails. This site does not keep it.',
				'slipstream'
			),
		);
	}

	/** The key, if forms use it. */
	private function mailchimp_key(): ?Mailchimp_Key {
		try {
			return Mailchimp_List::SLUG === Newsletter_Form_Settings::chosen_list()
				? Newsletter_Form_Settings::key()
				: null;
		} catch ( Request_Error ) {
			return null;
		}
	}

	/** Shows the page, or processes what was sent. */
	private function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Forms are on cached pages, and have a sealed offer.
		if ( ! isset( $_GET[ self::QUERY ] ) ) {
			return;
		}
		$step    = is_string( $_GET[ self::QUERY ] ) ? wp_unslash( $_GET[ self::QUERY ] ) : '';
		$is_post = isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
		$answer  = $this->services()->form_page()->respond( $step, $is_post ? $_POST : array() );
		// phpcs:enable
		if ( $answer instanceof Site_Page ) {
			$answer->show();
		}
		nocache_headers();
		wp_safe_redirect( $answer, 303, 'Slipstream' );
		exit;
	}
}
