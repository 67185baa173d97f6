<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter_Form;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Newsletter_Form\Form\Form_Block;
use Slipstream\Newsletter_Form\Form\Form_Page;
use Slipstream\Newsletter_Form\Form\Guard;
use Slipstream\Newsletter_Form\Form\Intake;
use Slipstream\Newsletter_Form\Mailchimp\Audience_Choice;
use Slipstream\Newsletter_Form\Mailchimp\Mailchimp_Account;
use Slipstream\Newsletter_Form\Mailchimp\Mailchimp_List;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Intake;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Setup;
use Slipstream\Newsletter_Form\Mailchimp\Webhook_Store;
use Slipstream\Services\Newsletter\Newsletter_List;
use Slipstream\Support\Environment;

/** Builds each part when it is asked for. */
final class Newsletter_Form_Services {

	/** What the setting has for the site's own list. */
	private const OWN = 'own';

	/** @param Closure(): Newsletter_List $own_list Gives the list of the site itself. */
	public function __construct( private Environment $site, private Closure $own_list ) {}

	/**
	 * The list that the owner has chosen. One of another service is a line here, and in the setting's choices.
	 *
	 * @param bool $is_eager Whether to ask its service again at once after it has failed to answer.
	 * @throws Request_Error If the database fails.
	 */
	public function newsletter( bool $is_eager = true ): Newsletter_List {
		return match ( Newsletter_Form_Settings::chosen_list() ) {
			self::OWN => ( $this->own_list )(),
			default   => new Mailchimp_List( $this->site, $this->account(), $this->choice(), $is_eager ),
		};
	}

	public function account(): Mailchimp_Account {
		return new Mailchimp_Account( $this->site );
	}

	public function choice(): Audience_Choice {
		return new Audience_Choice();
	}

	public function guard(): Guard {
		return new Guard( $this->site->counters(), $this->site->clock() );
	}

	public function intake(): Intake {
		return new Intake( fn (): Newsletter_List => $this->newsletter(), $this->guard(), $this->site->clock() );
	}

	public function form_page(): Form_Page {
		return new Form_Page( $this->intake() );
	}

	public function form_block(): Form_Block {
		return new Form_Block( fn (): Newsletter_List => $this->newsletter(), $this->site->clock() );
	}

	public function webhook_setup(): Webhook_Setup {
		return new Webhook_Setup( $this->account(), $this->webhook_store(), $this->site->counters() );
	}

	public function webhook_intake(): Webhook_Intake {
		return new Webhook_Intake( $this->webhook_store(), $this->site->counters(), $this->site->clock() );
	}

	public function checks(): Newsletter_Form_Checks {
		return new Newsletter_Form_Checks( $this );
	}

	public static function not_connected(): Request_Error {
		return Mailchimp_Account::not_connected();
	}

	private function webhook_store(): Webhook_Store {
		return new Webhook_Store( $this->site->secrets() );
	}
}
