<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter;

use Closure;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Modules\Interfaces\Part_Of_Module;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Jobs;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules_Module;
use Slipstream\Newsletter\Publishing\Post_Meta;
use Slipstream\Newsletter\Rest\Newsletters_Controller;
use Slipstream\Newsletter\Rest\Post_Newsletter_Controller;
use Slipstream\Newsletter\Rest\Sent_Status_Controller;
use Slipstream\Newsletter\Sending\Deliveries;
use Slipstream\Newsletter\Sending\Newsletters;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Support\Environment;
use WP_Post;

/**
 * Sends new posts to subscribers.
 */
final class Newsletter_Module implements
	Part_Of_Module,
	With_Health_Checks,
	With_Jobs,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Start_Data,
	With_Tables {

	/** @param Closure(string, WP_Post, Access): string $open What of a post's text subscribers may read. */
	public function __construct(
		private Environment $site,
		private Subscribers_Module $subscribers,
		private Jobs_Module $jobs,
		private Closure $open
	) {}

	public function slug(): string {
		return 'newsletter-sending';
	}

	public function parent_slug(): string {
		return Subscribers_Module::SLUG;
	}

	public function add_hooks(): void {
		add_action( 'init', Post_Meta::register( ... ) );
		// Not at the transition: categories and what the author has chosen are stored after that.
		add_action( 'wp_after_insert_post', $this->note( ... ), 20, 4 );
		add_action( Modules_Module::CLEAN_EVENT, fn () => $this->services()->sending()->wake_open() );
	}

	public function services(): Newsletter_Services {
		return new Newsletter_Services( $this->site, $this->subscribers->recipients(), $this->jobs, $this->open );
	}

	public function tables(): array {
		return array(
			Newsletters::TABLE => Newsletters::COLUMNS,
			Deliveries::TABLE  => Deliveries::COLUMNS,
		);
	}

	public function jobs(): array {
		return $this->services()->jobs();
	}

	public function settings(): array {
		return Newsletter_Settings::all();
	}

	public function start_data(): array {
		return array( 'newsletter' => static fn (): array => array( 'isOn' => true ) );
	}

	public function controllers(): array {
		$services = $this->services();
		return array(
			new Newsletters_Controller( $services ),
			new Post_Newsletter_Controller( $services ),
			new Sent_Status_Controller( $services ),
		);
	}

	public function health_checks(): array {
		return $this->services()->checks()->all();
	}

	public function personal_data(): array {
		return array( new Newsletter_Privacy( $this->services() ) );
	}

	public function privacy_policy(): array {
		return array(
			__(
				'For each post that is emailed to subscribers, this site stores who it was sent to, when, and whether the mail server took it. It does not track whether emails are opened or links are clicked.',
				'slipstream'
			),
		);
	}

	/** @param mixed $post A post as it is stored now. */
	private function note( mixed $id, mixed $post, mixed $is_update, mixed $before ): void {
		if ( $post instanceof WP_Post ) {
			$this->services()->first_publication()->note( $post, $before instanceof WP_Post ? $before : null );
		}
	}
}
