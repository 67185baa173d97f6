<?php

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Type;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Files\Feedback_Files;
use Slipstream\Forms\Files\Unfinished_Files;
use Slipstream\Forms\Inbox\Feedback_Query;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Inbox\Forms_Screen;
use Slipstream\Forms\Inbox\Unread_Count;
use Slipstream\Forms\Protection\Spam_Check;
use Slipstream\Forms\Rendering\Forms;
use Slipstream\Forms\Rest\Feedback_Controller;
use Slipstream\Forms\Rest\Form_Download_Controller;
use Slipstream\Forms\Rest\Form_Inbox_Controller;
use Slipstream\Forms\Rest\Form_Notification_Controller;
use Slipstream\Forms\Rest\Form_Submit_Controller;
use Slipstream\Forms\Sending\Page_Handler;
use Slipstream\Forms\Sending\Resend;
use Slipstream\Forms\Sending\Submission;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Benefits;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Privacy;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Shortcodes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Site_Benefit;
use Slipstream\Modules\Stored_Data;
use Slipstream\Support\Environment;
use WP_Post;

/**
 * Forms on pages, submissions, and the responses screen.
 */
final class Forms_Module implements
	Switchable,
	With_Benefits,
	With_External_Hosts,
	With_Privacy,
	With_Privacy_Policy,
	With_Routes,
	With_Screens,
	With_Settings,
	With_Shortcodes,
	With_Start_Data,
	With_Stored_Data {

	/** This request's forms, which render the blocks. */
	private ?Forms $forms = null;

	public function __construct( private Environment $site, private Blocks_Module $blocks ) {}

	public function slug(): string {
		return 'contact-form';
	}

	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Forms', 'slipstream' ),
			__( 'Contact forms in posts and pages. Responses are kept on this site and sent by email.', 'slipstream' ),
			tags: array( __( 'Writing', 'slipstream' ) ),
			sort: 15,
			introduced: '1.3',
			search_terms: 'contact, form, response, feedback, survey, email',
			section: 'forms',
			purpose: Purpose::Forms
		);
	}

	public function shortcodes(): array {
		return array( 'contact-form', 'contact-field' );
	}

	public function benefits(): array {
		$count = Feedback_Query::count( array(), 'publish' );
		return array(
			new Site_Benefit(
				'contact-form-feedback',
				__( 'Form responses', 'slipstream' ),
				sprintf(
					/* translators: %s: a number. */
					_n( '%s form response received.', '%s form responses received.', $count, 'slipstream' ),
					number_format_i18n( $count )
				),
				$count
			),
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_shortcode(
			'contact-form',
			fn ( $attributes, $content ): string => $this->forms()->render_shortcode( $attributes, (string) $content )
		);
		add_shortcode(
			'contact-field',
			fn ( $attributes ): string => $this->forms()->render_field_shortcode( $attributes )
		);
		add_action(
			'dynamic_sidebar',
			fn ( $widget ) => $this->forms()->enter_widget( is_string( $widget['id'] ?? null ) ? $widget['id'] : '' )
		);
		add_action( 'dynamic_sidebar_after', fn () => $this->forms()->enter_widget( '' ) );
		add_action( 'template_redirect', array( $this, 'handle_post' ) );
		$this->add_response_hooks();
		if ( is_admin() ) {
			add_action( 'load-edit.php', array( Forms_Screen::class, 'redirect_list' ) );
			add_filter( 'get_edit_post_link', array( Forms_Screen::class, 'edit_link' ), 10, 2 );
		}
	}

	/** Processes a form that was posted to its page. */
	public function handle_post(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput, WordPress.Security.EscapeOutput -- Visitors have no nonce, as pages are cached; fields are checked by the form's own rules, and escaped where they are drawn.
		if ( Page_Handler::is_asked( $_POST ) ) {
			Feedback_Type::register( Feedback_Controller::class );
			// Before the footer's styles and scripts.
			add_action( 'wp_footer', fn () => print $this->forms()->rest(), 1 );
			$this->services()->page( $this->forms() )->handle( $_POST, $_FILES );
		}
		// phpcs:enable
	}

	public function services(): Forms_Services {
		return new Forms_Services( $this->site->counters(), $this->site->clock(), $this->blocks->registrar() );
	}

	/** This request's forms. */
	public function forms(): Forms {
		return $this->forms ??= $this->services()->forms();
	}

	public function controllers(): array {
		$services = $this->services();
		$store    = new Feedback_Store();
		return array(
			new Form_Submit_Controller(
				fn (): Submission => $services->submission( $this->forms() ),
				$services->confirmation()
			),
			new Form_Inbox_Controller( $store ),
			new Form_Download_Controller( $store ),
			new Form_Notification_Controller( $store, $services->resend( ... ) ),
		);
	}

	public function screens(): array {
		return array( new Forms_Screen() );
	}

	public function start_data(): array {
		return array(
			'forms' => static fn (): array => array(
				'trashDays' => Feedback_Store::trash_days(),
				'mayRead'   => Feedback_Type::may_manage(),
			),
		);
	}

	public function external_hosts(): array {
		return ! Spam_Check::has_akismet() ? array() : array(
			new External_Host(
				__( 'Forms', 'slipstream' ),
				'rest.akismet.com',
				External_Host::VISITORS,
				__(
					'What a visitor submits with a form, plus their IP address and browser, so that Akismet can check it for spam.',
					'slipstream'
				)
			),
		);
	}

	public function settings(): array {
		return Forms_Settings::all();
	}

	public function personal_data(): array {
		return array( new Forms_Privacy() );
	}

	public function privacy_policy(): array {
		return array( Forms_Settings::privacy_policy() );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data(
			options: array( Unread_Count::OPTION ),
			events: array( Cleanup_Events::DAILY_EVENT, Cleanup_Events::SOON_EVENT )
		);
	}

	/** Adds the hooks for responses: the post type and the cleanup. */
	private function add_response_hooks(): void {
		$register = static function (): void {
			Feedback_Type::register( Feedback_Controller::class );
			Form_Type::register();
		};
		// No other page view needs them.
		if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
			add_action( 'init', $register );
		}
		add_action( 'rest_api_init', $register, 1 );
		// The comment status marks a response as read; it must never allow comments.
		add_filter(
			'comments_open',
			static fn ( $open, $id ): bool => $open && 'feedback' !== get_post_type( (int) $id ),
			10,
			2
		);
		add_action(
			'before_delete_post',
			static fn ( $id, WP_Post $post ) => 'feedback' === $post->post_type ? Feedback_Files::note( $post ) : null,
			10,
			2
		);
		add_action(
			'deleted_post',
			static fn ( $id, WP_Post $post ) =>
				'feedback' === $post->post_type ? Feedback_Files::remove( (int) $id ) : null,
			10,
			2
		);
		add_action(
			'transition_post_status',
			static fn ( $status, $before, WP_Post $post ) =>
				'feedback' === $post->post_type ? Feedback_Store::date_spam(
					(string) $status,
					(string) $before,
					$post
				) : null,
			10,
			3
		);
		add_action(
			'slipstream_form_sent',
			static fn ( $id, $form, array $answers ) => Unfinished_Files::settle_all( $answers ),
			10,
			3
		);
		add_action(
			'slipstream_form_sent',
			static fn ( $id, Form $form ) => Resend::note_source( (int) $id, $form ),
			10,
			2
		);
		add_action( 'save_post_feedback', array( Unread_Count::class, 'forget' ), 10, 2 );
		add_action( 'deleted_post', array( Unread_Count::class, 'forget' ), 10, 2 );
		foreach ( array( Cleanup_Events::DAILY_EVENT, Cleanup_Events::SOON_EVENT ) as $event ) {
			add_action( $event, fn () => $this->services()->cleaner()->clean() );
		}
	}
}
